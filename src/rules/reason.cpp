// Which rule each reason rests on. A switch without default: a new reason does not compile until it has one.
#include "rules/reason.h"

namespace rules {

Rule ruleOf(Reason reason, Ruling ruling)
{
    switch (reason) {
    case Reason::Dealt: return Rule::SetupDeal;
    case Reason::StartNumber: return Rule::StartNumber;
    case Reason::StartDrawOne: return Rule::StartDrawOne;
    case Reason::StartReverse: return Rule::StartReverse;
    case Reason::StartSkip: return Rule::StartSkip;
    case Reason::StartWild: return Rule::StartWild;
    case Reason::StartWildDrawTwoGoesBack: return Rule::StartWildDrawTwo;
    case Reason::StartFlipTurns:
    case Reason::StartFlipGoesBack: return ruleOf(Ruling::StartFlip);

    case Reason::PlayedNumber:
    case Reason::NoMatch: return Rule::TurnMatch;
    case Reason::PlayedDrawOne: return Rule::CardDrawOne;
    case Reason::PlayedDrawFive: return Rule::CardDrawFive;
    case Reason::PlayedReverse: return Rule::CardReverse;
    case Reason::PlayedReverseSkips:
    case Reason::PlayedReverseTurns: return ruleOf(Ruling::TwoPlayerReverse);
    case Reason::PlayedSkip: return Rule::CardSkip;
    case Reason::PlayedSkipEveryone: return Rule::CardSkipEveryone;
    case Reason::PlayedFlip: return Rule::CardFlip;
    case Reason::PlayedWild: return Rule::CardWild;
    case Reason::PlayedWildDrawTwo: return Rule::CardWildDrawTwo;
    case Reason::PlayedWildDrawColor:
    case Reason::TookUntilColor:
    case Reason::TookNotPossible: return Rule::CardWildDrawColor;
    case Reason::Drew:
    case Reason::DrawNotPossible:
    case Reason::OnlyPass: return Rule::TurnDraw;
    case Reason::DrewNothing:
    case Reason::NothingToTurnUp: return Rule::PileOut;
    case Reason::Passed: return Rule::TurnPass;
    case Reason::ColorChosen:
    case Reason::NotAsked: return Rule::WildColor;
    case Reason::TopNamed:
    case Reason::TopCorrected: return Rule::FlipNewTop;
    case Reason::TopIsWild: return Rule::FlipWildTop;

    case Reason::Swapped:
    case Reason::SwapSelf: return ruleOf(Ruling::Seven);
    case Reason::PenaltyTaken:
    case Reason::NotOnPenalty: return ruleOf(Ruling::Stack);
    case Reason::NotAsLastCard: return ruleOf(Ruling::Finish);
    case Reason::NoJumpIn: return ruleOf(Ruling::JumpIn);
    case Reason::DrawsOne: return ruleOf(Ruling::Draw);
    case Reason::TookTooMany: return ruleOf(Ruling::DrawColorMost);

    case Reason::Accepted: return Rule::ChallengeAccept;
    case Reason::FoundGuilty: return Rule::ChallengeGuilty;
    case Reason::FoundGuiltyLosesTurn: return ruleOf(Ruling::GuiltyTurn);
    case Reason::FoundInnocent: return Rule::ChallengeInnocent;
    case Reason::NotChallenger: return Rule::ChallengeWho;
    case Reason::GuiltyWithoutCards: return Rule::ChallengeLastCard;

    case Reason::UnoCalled:
    case Reason::UnoCalledAhead:
    case Reason::UnoCalledLate:
    case Reason::UnoNotNow:
    case Reason::NobodyToCallUno: return Rule::UnoCall;
    case Reason::WasCaught:
    case Reason::CatchSelf: return Rule::UnoCaught;
    case Reason::CatchNotNow: return ruleOf(Ruling::UnoWindow);

    case Reason::WentOut: return Rule::OutLastCard;
    case Reason::WentOutDrawOne:
    case Reason::WentOutDrawOneSpared: return ruleOf(Ruling::LastDrawOne);
    case Reason::WentOutDraw: return Rule::OutLastDraw;
    case Reason::WentOutWildDraw: return Rule::ChallengeLastCard;
    case Reason::WentOutFlip: return ruleOf(Ruling::LastFlip);
    case Reason::DeclaredOut: return Rule::OutDeclared;
    case Reason::HandSaid:
    case Reason::NotTheOneOut: return Rule::ScoreHand;
    case Reason::RoundCollected: return Rule::ScoreCollect;
    case Reason::RoundTallied: return Rule::ScoreTally;
    case Reason::WonByCollecting: return Rule::WinCollect;
    case Reason::WonByTally: return Rule::WinTally;
    case Reason::WinShared:
    case Reason::TieGoesOn: return ruleOf(Ruling::Tie);

    case Reason::LetStand: return Rule::TableLetStand;
    case Reason::Fined: return Rule::TableFine;
    case Reason::Counted:
    case Reason::TurnSet:
    case Reason::DirectionSet:
    case Reason::ColorSet:
    case Reason::TopSet:
    case Reason::SideSet: return Rule::TableCorrect;
    case Reason::Reshuffled:
    case Reason::TooFewToReshuffle: return Rule::PileReshuffle;
    case Reason::Voided: return Rule::TableVoid;
    case Reason::Amended:
    case Reason::AmendedVoid:
    case Reason::RoundNotScored:
    case Reason::AmendWrongPlayers: return Rule::TableAmend;
    case Reason::Joined:
    case Reason::CameBack:
    case Reason::CameBackWith:
    case Reason::Left:
    case Reason::SeatsSet:
    case Reason::AlreadySeated:
    case Reason::NotSeated:
    case Reason::TooManyPlayers:
    case Reason::TooFewPlayers:
    case Reason::SeatsIncomplete: return Rule::MatchPlayers;
    case Reason::TargetSet: return Rule::MatchTarget;
    case Reason::ScoringSet: return Rule::MatchScoring;
    case Reason::RulingSet: return ruleOf(ruling);
    case Reason::Undone:
    case Reason::Redone:
    case Reason::NothingToUndo:
    case Reason::NothingToRedo: return Rule::TableUndo;
    case Reason::Stopped: return Rule::MatchStop;

    case Reason::WrongMoment: return Rule::TableMoment;
    case Reason::OtherSide:
    case Reason::NotInEdition:
    case Reason::ColorOfOtherSide:
    case Reason::NoSuchSide: return Rule::DeckSide;
    case Reason::NotOnTurn:
    case Reason::NobodyNamed: return Rule::TurnOrder;
    case Reason::NotDealtIn: return Rule::SetupPlayers;
    case Reason::TooManyCopies:
    case Reason::TooManyCopiesInHands: return Rule::DeckCopies;
    case Reason::WrongCount:
    case Reason::CountNotPossible: return Rule::DeckCount;
    case Reason::TooManyPoints:
    case Reason::TooFewPoints: return Rule::DeckPoints;
    }
    return Rule::TableMoment;
}

} // namespace rules
