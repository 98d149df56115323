import spacy

nlp = spacy.load("en_core_demo")

# Or as a module
import en_core_demo

nlp = en_core_demo.load()
