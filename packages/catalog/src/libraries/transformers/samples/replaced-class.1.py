# The short way: a pipeline takes care of everything
from transformers import pipeline

pipe = pipeline("image-text-to-text", model="llava-hf/LLaVA-NeXT-Video-7B-hf")

messages = [
    {
        "role": "user",
        "content": [
            {
                "type": "image",
                "url": "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG",
            },
            {"type": "text", "text": "What animal is on the candy?"},
        ],
    },
]
pipe(text=messages)
