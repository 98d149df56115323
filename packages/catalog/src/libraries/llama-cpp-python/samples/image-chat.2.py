llm.create_chat_completion(messages=[
    {
        "role": "user",
        "content": [
            {"type": "text", "text": "Describe what this picture shows, briefly."},
            {
                "type": "image_url",
                "image_url": {"url": "https://cdn.britannica.com/61/93061-050-99147DCE/Statue-of-Liberty-Island-New-York-Bay.jpg"},
            },
        ],
    },
])
