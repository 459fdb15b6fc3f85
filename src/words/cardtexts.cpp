// Every card's texts, colour by colour: whole phrases, because what agrees with what differs by language.
#include "words/cardtexts.h"

#include <QtGlobal>

namespace words {

constinit const std::array<ColorTexts, 8> kColorTexts{{
    {
        //: A colour, by itself on a label
        QT_TRANSLATE_NOOP("cards", "Blue"),
        //: A colour inside a sentence, standing by itself like a noun: "Ana names blue."
        QT_TRANSLATE_NOOP("cards", "blue"),
        //: Inside a sentence, after "no", "at least one" or "the first"
        QT_TRANSLATE_NOOP("cards", "blue card"),
        {
            //: A card by itself, as it is called at the table; %1 is its number
            QT_TRANSLATE_NOOP("cards", "Blue %1"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Blue Draw One"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Blue Reverse"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Blue Skip"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Blue Flip"),
        },
        {
            //: A card as subject or object inside a sentence; %1 is its number
            QT_TRANSLATE_NOOP("cards", "a blue %1"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "a blue Draw One"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "a blue Reverse"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "a blue Skip"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "a blue Flip"),
        },
    },
    {
        //: A colour, by itself on a label
        QT_TRANSLATE_NOOP("cards", "Green"),
        //: A colour inside a sentence, standing by itself like a noun: "Ana names green."
        QT_TRANSLATE_NOOP("cards", "green"),
        //: Inside a sentence, after "no", "at least one" or "the first"
        QT_TRANSLATE_NOOP("cards", "green card"),
        {
            //: A card by itself, as it is called at the table; %1 is its number
            QT_TRANSLATE_NOOP("cards", "Green %1"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Green Draw One"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Green Reverse"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Green Skip"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Green Flip"),
        },
        {
            //: A card as subject or object inside a sentence; %1 is its number
            QT_TRANSLATE_NOOP("cards", "a green %1"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "a green Draw One"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "a green Reverse"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "a green Skip"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "a green Flip"),
        },
    },
    {
        //: A colour, by itself on a label
        QT_TRANSLATE_NOOP("cards", "Red"),
        //: A colour inside a sentence, standing by itself like a noun: "Ana names red."
        QT_TRANSLATE_NOOP("cards", "red"),
        //: Inside a sentence, after "no", "at least one" or "the first"
        QT_TRANSLATE_NOOP("cards", "red card"),
        {
            //: A card by itself, as it is called at the table; %1 is its number
            QT_TRANSLATE_NOOP("cards", "Red %1"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Red Draw One"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Red Reverse"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Red Skip"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Red Flip"),
        },
        {
            //: A card as subject or object inside a sentence; %1 is its number
            QT_TRANSLATE_NOOP("cards", "a red %1"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "a red Draw One"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "a red Reverse"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "a red Skip"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "a red Flip"),
        },
    },
    {
        //: A colour, by itself on a label
        QT_TRANSLATE_NOOP("cards", "Yellow"),
        //: A colour inside a sentence, standing by itself like a noun: "Ana names yellow."
        QT_TRANSLATE_NOOP("cards", "yellow"),
        //: Inside a sentence, after "no", "at least one" or "the first"
        QT_TRANSLATE_NOOP("cards", "yellow card"),
        {
            //: A card by itself, as it is called at the table; %1 is its number
            QT_TRANSLATE_NOOP("cards", "Yellow %1"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Yellow Draw One"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Yellow Reverse"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Yellow Skip"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Yellow Flip"),
        },
        {
            //: A card as subject or object inside a sentence; %1 is its number
            QT_TRANSLATE_NOOP("cards", "a yellow %1"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "a yellow Draw One"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "a yellow Reverse"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "a yellow Skip"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "a yellow Flip"),
        },
    },
    {
        //: A colour, by itself on a label
        QT_TRANSLATE_NOOP("cards", "Pink"),
        //: A colour inside a sentence, standing by itself like a noun: "Ana names pink."
        QT_TRANSLATE_NOOP("cards", "pink"),
        //: Inside a sentence, after "no", "at least one" or "the first"
        QT_TRANSLATE_NOOP("cards", "pink card"),
        {
            //: A card by itself, as it is called at the table; %1 is its number
            QT_TRANSLATE_NOOP("cards", "Pink %1"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Pink Draw Five"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Pink Reverse"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Pink Skip Everyone"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Pink Flip"),
        },
        {
            //: A card as subject or object inside a sentence; %1 is its number
            QT_TRANSLATE_NOOP("cards", "a pink %1"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "a pink Draw Five"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "a pink Reverse"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "a pink Skip Everyone"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "a pink Flip"),
        },
    },
    {
        //: A colour, by itself on a label
        QT_TRANSLATE_NOOP("cards", "Teal"),
        //: A colour inside a sentence, standing by itself like a noun: "Ana names teal."
        QT_TRANSLATE_NOOP("cards", "teal"),
        //: Inside a sentence, after "no", "at least one" or "the first"
        QT_TRANSLATE_NOOP("cards", "teal card"),
        {
            //: A card by itself, as it is called at the table; %1 is its number
            QT_TRANSLATE_NOOP("cards", "Teal %1"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Teal Draw Five"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Teal Reverse"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Teal Skip Everyone"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Teal Flip"),
        },
        {
            //: A card as subject or object inside a sentence; %1 is its number
            QT_TRANSLATE_NOOP("cards", "a teal %1"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "a teal Draw Five"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "a teal Reverse"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "a teal Skip Everyone"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "a teal Flip"),
        },
    },
    {
        //: A colour, by itself on a label
        QT_TRANSLATE_NOOP("cards", "Orange"),
        //: A colour inside a sentence, standing by itself like a noun: "Ana names orange."
        QT_TRANSLATE_NOOP("cards", "orange"),
        //: Inside a sentence, after "no", "at least one" or "the first"
        QT_TRANSLATE_NOOP("cards", "orange card"),
        {
            //: A card by itself, as it is called at the table; %1 is its number
            QT_TRANSLATE_NOOP("cards", "Orange %1"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Orange Draw Five"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Orange Reverse"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Orange Skip Everyone"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Orange Flip"),
        },
        {
            //: A card as subject or object inside a sentence; %1 is its number
            QT_TRANSLATE_NOOP("cards", "an orange %1"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "an orange Draw Five"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "an orange Reverse"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "an orange Skip Everyone"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "an orange Flip"),
        },
    },
    {
        //: A colour, by itself on a label
        QT_TRANSLATE_NOOP("cards", "Purple"),
        //: A colour inside a sentence, standing by itself like a noun: "Ana names purple."
        QT_TRANSLATE_NOOP("cards", "purple"),
        //: Inside a sentence, after "no", "at least one" or "the first"
        QT_TRANSLATE_NOOP("cards", "purple card"),
        {
            //: A card by itself, as it is called at the table; %1 is its number
            QT_TRANSLATE_NOOP("cards", "Purple %1"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Purple Draw Five"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Purple Reverse"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Purple Skip Everyone"),
            //: A card by itself, as it is called at the table
            QT_TRANSLATE_NOOP("cards", "Purple Flip"),
        },
        {
            //: A card as subject or object inside a sentence; %1 is its number
            QT_TRANSLATE_NOOP("cards", "a purple %1"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "a purple Draw Five"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "a purple Reverse"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "a purple Skip Everyone"),
            //: A card as subject or object inside a sentence
            QT_TRANSLATE_NOOP("cards", "a purple Flip"),
        },
    },
}};

} // namespace words
