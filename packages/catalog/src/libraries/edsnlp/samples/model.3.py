# From the installed package
import dummy_ner

nlp = dummy_ner.load()  # or edsnlp.load("dummy_ner")
