import fal_client

# The client reads the API key of fal from the environment variable FAL_KEY.

result = fal_client.subscribe(
    "fal-ai/kokoro/american-english",
    arguments={"text": "The answer to everything is 42."},
)

print(result["audio"]["url"])
