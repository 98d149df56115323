from relik import Relik

relik = Relik.from_pretrained("sapienzanlp/relik-entity-linking-large")
