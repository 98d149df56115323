import stanza

stanza.download("de")
nlp = stanza.Pipeline("de")
