import spacy

nlp = spacy.load("en_core_demo")
