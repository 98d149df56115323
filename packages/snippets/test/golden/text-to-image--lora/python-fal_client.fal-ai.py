import fal_client

# The client reads the API key of fal from the environment variable FAL_KEY.

result = fal_client.subscribe(
    "fal-ai/flux-lora",
    arguments={
        "loras": [
            {
                "path": "https://huggingface.co/openfree/flux-chatgpt-ghibli-lora/resolve/main/flux-chatgpt-ghibli-lora.safetensors",
                "scale": 1,
            },
        ],
        "prompt": "A lighthouse on a cliff at dusk, oil painting",
    },
)

print(result["images"][0]["url"])
