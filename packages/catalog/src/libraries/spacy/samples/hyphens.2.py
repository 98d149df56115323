import spacy

nlp = spacy.load("de-dep-news-trf")
