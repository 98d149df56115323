"""Sentences that fill the rows of text, and from which the tokenizers are made."""

ENGLISH = [
    "The kettle boils while the rain falls on the old tin roof.",
    "My card was charged twice, and I would like the money back.",
    "A small ferry crosses the river every morning at seven.",
    "Please book a table for two near the window on Friday.",
    "The museum in Lyon shows maps from the fifteenth century.",
    "She planted beans in May and picked them in the heat of August.",
    "Why does bread rise slowly in a cold kitchen?",
    "The engineers measured the bridge again after the storm.",
]
FRENCH = [
    "La bouilloire chante pendant que la pluie tombe sur le toit.",
    "Ma carte a été débitée deux fois, et je voudrais être remboursé.",
    "Un petit bac traverse la rivière chaque matin à sept heures.",
    "Réservez une table pour deux près de la fenêtre vendredi.",
    "Le musée de Lyon montre des cartes du quinzième siècle.",
    "Elle a semé des haricots en mai et les a cueillis en août.",
    "Pourquoi le pain lève-t-il lentement dans une cuisine froide ?",
    "Les ingénieurs ont de nouveau mesuré le pont après la tempête.",
]


def english(index):
    return ENGLISH[index % len(ENGLISH)]


def french(index):
    return FRENCH[index % len(FRENCH)]
