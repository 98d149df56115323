import base64
import fal_client

# The client reads the API key of fal from the environment variable FAL_KEY.

with open("cat.png", "rb") as file:
    image = base64.b64encode(file.read()).decode()

result = fal_client.subscribe(
    "fal-ai/flux-kontext/dev",
    arguments={
        "image_url": f"data:image/png;base64,{image}",
        "image_urls": [f"data:image/png;base64,{image}"],
        "prompt": "Turn the cat into a tiger",
    },
)

print(result["images"][0]["url"])
