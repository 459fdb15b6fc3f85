// Which sentence each reason gets. A switch without default: a new reason does not compile until it has one.
#include "words/verdicts.h"

#include "words/teller.h"

namespace words {

using namespace rules;

QString sentence(const Language &language, const Verdict &verdict, const Situation &situation)
{
    return Teller(language, verdict, situation).sentence();
}

QString Teller::sentence() const
{
    if (m_verdict.allowedBy == Ruling::JumpIn)
        //: %1 lays the very same card as the top one out of turn, as this table allows; what was laid follows
        return joined({m_say(QT_TRANSLATE_NOOP("verdicts", "%1 jumps in."), actor()), told()});
    return told();
}

QString Teller::told() const
{
    switch (m_verdict.reason) {
    case Reason::Dealt: return dealt();
    case Reason::StartNumber:
    case Reason::StartDrawOne:
    case Reason::StartSkip:
    case Reason::StartReverse:
    case Reason::StartWild: return started();
    case Reason::StartWildDrawTwoGoesBack:
    case Reason::StartFlipGoesBack: return goesBack();
    case Reason::StartFlipTurns: return startFlips();

    case Reason::PlayedNumber: return playedNumber();
    case Reason::PlayedDrawOne:
    case Reason::PlayedDrawFive:
    case Reason::PlayedSkip: return played();
    case Reason::PlayedReverse:
    case Reason::PlayedReverseSkips:
    case Reason::PlayedReverseTurns:
    case Reason::PlayedSkipEveryone: return playedForEffect();
    case Reason::PlayedFlip: return playedFlip();
    case Reason::PlayedWild:
    case Reason::PlayedWildDrawTwo:
    case Reason::PlayedWildDrawColor: return playedWild();
    case Reason::Drew:
    case Reason::DrewNothing: return drew();
    case Reason::Passed: return passed();
    case Reason::ColorChosen: return colorChosen();
    case Reason::TopNamed:
    case Reason::TopIsWild:
        //: After a Flip; %1 is "a teal 4"
        return topNamed(QT_TRANSLATE_NOOP("verdicts", "Now on top: %1."));
    case Reason::TopCorrected:
        //: After a Flip; %1 is "a teal 4"
        return topNamed(QT_TRANSLATE_NOOP("verdicts", "Corrected, now on top: %1."));

    case Reason::Swapped:
        //: House rule: somebody laid a 7
        return joined(
            {m_say(QT_TRANSLATE_NOOP("verdicts", "%1 swaps hands with %2."), actor(), other()), next()});
    case Reason::PenaltyTaken: return joined({drawing(), next()});

    case Reason::Accepted: return accepted();
    case Reason::FoundGuilty:
    case Reason::FoundGuiltyLosesTurn: return foundGuilty();
    case Reason::FoundInnocent: return foundInnocent();
    case Reason::TookUntilColor: return took();
    case Reason::UnoCalled:
        //: %1 holds a single card
        return m_say(QT_TRANSLATE_NOOP("verdicts", "%1 calls UNO in time and cannot be caught."), actor());
    case Reason::UnoCalledAhead:
        //: %1 holds two cards and is on turn
        return m_say(QT_TRANSLATE_NOOP("verdicts", "%1 calls UNO before playing the next-to-last card."),
                     actor());
    case Reason::UnoCalledLate:
        return m_say(
            //: %1 holds a single card and calls UNO without need
            QT_TRANSLATE_NOOP("verdicts", "%1 calls UNO, but could no longer be caught: nothing changes."),
            actor());
    case Reason::WasCaught: return caught();

    case Reason::WentOut:
    case Reason::WentOutDrawOne:
    case Reason::WentOutDrawOneSpared:
    case Reason::WentOutDraw:
    case Reason::WentOutFlip: return wentOut();
    case Reason::WentOutWildDraw: return wentOutWithWildDraw();
    case Reason::DeclaredOut: return declaredOut();
    case Reason::HandSaid: return handSaid();
    case Reason::RoundCollected:
    case Reason::RoundTallied: return joined({roundScored(), next()});
    case Reason::TieGoesOn:
        return joined({roundScored(),
                       m_say(
                           //: Several players have the same lowest total
                           QT_TRANSLATE_NOOP(
                               "verdicts",
                               "The lowest total is shared: by this table’s ruling one more round decides.")),
                       next()});
    case Reason::WonByCollecting:
    case Reason::WonByTally:
    case Reason::WinShared: return joined({roundScored(), matchWon()});

    case Reason::LetStand: return letStand();
    case Reason::Counted:
        //: A correction
        return corrected(m_say.counted(QT_TRANSLATE_N_NOOP("verdicts", "Corrected: %1 holds %n card(s)."),
                                       m_verdict.number, other()));
    case Reason::Fined:
        return corrected(joined({m_say.counted(
                                     //: The table makes %1 draw, for a wrong call or the like
                                     QT_TRANSLATE_N_NOOP("verdicts", "A fine: %1 draws %n card(s)."),
                                     m_verdict.drawing ? m_verdict.drawing->cards : 0, other()),
                                 piles()}));
    case Reason::TurnSet:
        //: A correction; a sentence that says whose turn it is follows
        return corrected(m_say(QT_TRANSLATE_NOOP("verdicts", "The turn is corrected.")));
    case Reason::DirectionSet: return directionSet();
    case Reason::ColorSet: return colorSet();
    case Reason::TopSet:
        //: A correction; %1 is "a blue 7"
        return corrected(m_say(QT_TRANSLATE_NOOP("verdicts", "Corrected, on top: %1."), card()));
    case Reason::SideSet: return sideSet();
    case Reason::Reshuffled:
        return corrected(m_say.counted(
            //: Of the discard pile
            QT_TRANSLATE_N_NOOP("verdicts",
                                "%n card(s) are shuffled back into the draw pile; the top card stays."),
            m_verdict.number));
    case Reason::Voided:
        //: A round is given up unfinished
        return booked(m_say(QT_TRANSLATE_NOOP("verdicts", "Round %1 is given up and scores nothing."),
                            m_language.number(m_verdict.number)));
    case Reason::Amended:
        //: A round of the score book; %2 is who went out in it
        return booked(m_say(QT_TRANSLATE_NOOP("verdicts", "Round %1 is corrected: %2 went out."),
                            m_language.number(m_verdict.number), other()));
    case Reason::AmendedVoid:
        //: A round of the score book
        return booked(m_say(QT_TRANSLATE_NOOP("verdicts", "Round %1 no longer counts."),
                            m_language.number(m_verdict.number)));
    case Reason::Joined:
        return booked(
            //: A new player comes
            m_say.counted(QT_TRANSLATE_N_NOOP("verdicts", "%1 joins in the last seat with %n point(s)."),
                          m_verdict.number, other()));
    case Reason::CameBack:
        return booked(
            //: A player who had left
            m_say.counted(QT_TRANSLATE_N_NOOP("verdicts", "%1 is back and still has %n point(s)."),
                          m_verdict.number, other()));
    case Reason::CameBackWith:
        return booked(
            //: A player who had left, and has other points from now on
            m_say.counted(QT_TRANSLATE_N_NOOP("verdicts", "%1 is back, with %n point(s) from now on."),
                          m_verdict.number, other()));
    case Reason::Left:
        return booked(
            //: A player goes
            m_say.counted(QT_TRANSLATE_N_NOOP("verdicts", "%1 leaves; %n point(s) stay in the book."),
                          m_verdict.number, other()));
    case Reason::TargetSet:
        return booked(
            //: The points to reach
            m_say.counted(QT_TRANSLATE_N_NOOP("verdicts", "The match goes to %n point(s) now."),
                          m_verdict.number));
    case Reason::ScoringSet: return newScoring();
    case Reason::RulingSet: return newRuling();
    case Reason::SeatsSet: return newSeats();
    case Reason::Undone:
        //: %1 is an event such as "Ana: Blue 7"
        return takenBack(QT_TRANSLATE_NOOP("verdicts", "Taken back: %1."));
    case Reason::Redone:
        //: %1 is an event such as "Ana: Blue 7" that had been taken back
        return takenBack(QT_TRANSLATE_NOOP("verdicts", "Redone: %1."));
    case Reason::Stopped:
        //: The table stops before anybody has won
        return m_say(QT_TRANSLATE_NOOP("verdicts", "The match ends here, unfinished and without a winner."));

    case Reason::WrongMoment: return wrongMoment();
    case Reason::OtherSide:
    case Reason::NotInEdition: return noSuchCard();
    case Reason::ColorOfOtherSide: return noSuchColor();
    case Reason::NoSuchSide:
        //: Refused; the 56-card edition
        return m_say(QT_TRANSLATE_NOOP("verdicts", "This deck has no dark side."));
    case Reason::NotOnTurn:
        //: Refused; a sentence that says whose turn it is follows
        return notNow(m_say(QT_TRANSLATE_NOOP("verdicts", "It is not %1’s turn."), actor()));
    case Reason::NotDealtIn: return notDealtIn();
    case Reason::NobodyNamed:
        //: Refused; several players could be meant
        return m_say(QT_TRANSLATE_NOOP("verdicts", "Say who it was: the name is missing."));
    case Reason::NotAsked:
        //: Refused; a sentence that says who chooses the colour follows
        return notNow(m_say(QT_TRANSLATE_NOOP("verdicts", "%1 does not choose here."), actor()));
    case Reason::NotChallenger:
        return m_say(
            //: Refused; %1 was hit by a Wild Draw card
            QT_TRANSLATE_NOOP("verdicts", "Only %1, who has to draw for the card, accepts or challenges."),
            other());
    case Reason::NotTheOneOut:
        //: Refused
        return m_say(QT_TRANSLATE_NOOP("verdicts", "%1 went out and has no cards left."), actor());
    case Reason::TooManyCopies: return tooManyCopies();
    case Reason::TooManyCopiesInHands: return tooManyCopiesInHands();
    case Reason::WrongCount: return wrongCount();
    case Reason::CountNotPossible: return countNotPossible();
    case Reason::TookNotPossible: return tookNotPossible();
    case Reason::TooManyPoints:
    case Reason::TooFewPoints: return wrongPoints();
    case Reason::NoMatch: return noMatch();
    case Reason::NotOnPenalty: return notOnPenalty();
    case Reason::NotAsLastCard: return notAsLastCard();
    case Reason::NoJumpIn:
        return notNow(m_say(
            //: Refused; a sentence that says whose turn it is follows
            QT_TRANSLATE_NOOP("verdicts", "%1 can jump in only with the very same card as the one on top."),
            actor()));
    case Reason::DrawNotPossible: return drawNotPossible();
    case Reason::DrawsOne:
        //: Refused; %1 is a number of cards
        return m_say(QT_TRANSLATE_NOOP("verdicts", "At this table one card is drawn, not %1."),
                     m_language.number(m_verdict.number));
    case Reason::TookTooMany:
        return m_say.counted(
            //: Refused; %1 is a number of cards
            QT_TRANSLATE_N_NOOP("verdicts",
                                "At this table a Wild Draw Color costs no more than %n card(s), not %1."),
            m_verdict.limit, m_language.number(m_verdict.number));
    case Reason::SwapSelf:
        //: Refused; %1 laid a 7
        return m_say(QT_TRANSLATE_NOOP("verdicts", "%1 swaps hands with somebody else."), actor());
    case Reason::OnlyPass:
        //: Refused
        return m_say(QT_TRANSLATE_NOOP("verdicts", "There was nothing to draw: %1 can only pass."), actor());
    case Reason::GuiltyWithoutCards:
        //: Refused; a Wild Draw card was the last card of %1
        return m_say(QT_TRANSLATE_NOOP("verdicts", "%1 has no cards left and cannot be guilty."), other());
    case Reason::UnoNotNow: return unoNotNow();
    case Reason::NobodyToCallUno:
        //: Refused
        return m_say(QT_TRANSLATE_NOOP("verdicts", "Nobody has to call UNO now."));
    case Reason::CatchNotNow: return catchNotNow();
    case Reason::CatchSelf:
        //: Refused
        return m_say(QT_TRANSLATE_NOOP("verdicts", "%1 can only be caught by somebody else."), other());
    case Reason::TooFewToReshuffle:
        //: Refused
        return m_say(QT_TRANSLATE_NOOP("verdicts", "There is nothing to shuffle under the top card."));
    case Reason::RoundNotScored: return roundNotScored();
    case Reason::AmendWrongPlayers:
        //: Refused
        return m_say(QT_TRANSLATE_NOOP(
            "verdicts", "A correction must name everyone who was dealt in that round, once each."));
    case Reason::AlreadySeated:
        //: Refused
        return m_say(QT_TRANSLATE_NOOP("verdicts", "%1 is already at the table."), other());
    case Reason::NotSeated:
        //: Refused
        return m_say(QT_TRANSLATE_NOOP("verdicts", "%1 is not at the table."), other());
    case Reason::TooManyPlayers:
        //: Refused; %n is 10
        return m_say.counted(
            QT_TRANSLATE_N_NOOP("verdicts", "No more than %n player(s) can sit at the table."), kMostPlayers);
    case Reason::TooFewPlayers:
        //: Refused
        return m_say(QT_TRANSLATE_NOOP("verdicts", "At least two play, so %1 cannot leave."), other());
    case Reason::SeatsIncomplete:
        //: Refused
        return m_say(
            QT_TRANSLATE_NOOP("verdicts", "The new order must name everyone at the table, once each."));
    case Reason::NothingToTurnUp:
        //: Refused; too many players for the deck
        return m_say(QT_TRANSLATE_NOOP("verdicts", "All cards are dealt: there is none left to turn up."));
    case Reason::NothingToUndo:
        //: Refused
        return m_say(QT_TRANSLATE_NOOP("verdicts", "There is nothing to take back."));
    case Reason::NothingToRedo:
        //: Refused
        return m_say(QT_TRANSLATE_NOOP("verdicts", "There is nothing to redo."));
    }
    return {};
}

} // namespace words
