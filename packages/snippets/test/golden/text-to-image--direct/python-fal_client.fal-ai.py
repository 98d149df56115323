import fal_client

# The client reads the API key of fal from the environment variable FAL_KEY.

result = fal_client.subscribe(
    "fal-ai/flux/schnell",
    arguments={"num_inference_steps": 5, "prompt": "An astronaut feeding giraffes"},
)

print(result["images"][0]["url"])
