import open_clip

model, preprocess_train, preprocess_val = open_clip.create_model_and_transforms(
    "hf-hub:laion/CLIP-ViT-B-32-laion2B-s34B-b79K",
)
tokenizer = open_clip.get_tokenizer("hf-hub:laion/CLIP-ViT-B-32-laion2B-s34B-b79K")
