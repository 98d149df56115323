llm.create_chat_completion(messages=[
    {"role": "user", "content": "What is the capital of Portugal?"},
])
