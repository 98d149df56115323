import base64
import fal_client

# The client reads the API key of fal from the environment variable FAL_KEY.

with open("lighthouse.png", "rb") as file:
    image = base64.b64encode(file.read()).decode()

result = fal_client.subscribe(
    "fal-ai/bria/background/remove",
    arguments={"sync_mode": True, "image_url": f"data:image/png;base64,{image}"},
)

print(result)
