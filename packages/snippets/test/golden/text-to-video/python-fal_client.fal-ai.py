import fal_client

# The client reads the API key of fal from the environment variable FAL_KEY.

result = fal_client.subscribe(
    "fal-ai/hunyuan-video",
    arguments={"prompt": "A lighthouse in a storm, seen from a ship"},
)

print(result["video"]["url"])
