from swarmformer import SwarmFormerModel

model = SwarmFormerModel.from_pretrained("Takara-ai/SwarmFormer-Sentiment-Base")
