from bertopic import BERTopic

model = BERTopic.load("MaartenGr/BERTopic_Wikipedia")
