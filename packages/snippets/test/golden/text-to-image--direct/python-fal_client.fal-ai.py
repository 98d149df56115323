import fal_client

# The client reads the API key of fal from the environment variable FAL_KEY.

result = fal_client.subscribe(
    "fal-ai/flux/schnell",
    arguments={"prompt": "A lighthouse on a cliff at dusk, oil painting"},
)

print(result["images"][0]["url"])
