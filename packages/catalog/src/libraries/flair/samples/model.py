from flair.models import SequenceTagger

tagger = SequenceTagger.load("flair/ner-english")
