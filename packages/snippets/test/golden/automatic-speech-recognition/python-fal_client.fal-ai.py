import base64
import fal_client

# The client reads the API key of fal from the environment variable FAL_KEY.

with open("speech.mp3", "rb") as file:
    audio = base64.b64encode(file.read()).decode()

result = fal_client.subscribe(
    "fal-ai/wizper",
    arguments={"audio_url": f"data:audio/mpeg;base64,{audio}"},
)

print(result)
