import fal_client

# The client reads the API key of fal from the environment variable FAL_KEY.

result = fal_client.subscribe(
    "fal-ai/kokoro/american-english",
    arguments={"text": "The light is on, and all ships are safe."},
)

print(result["audio"]["url"])
