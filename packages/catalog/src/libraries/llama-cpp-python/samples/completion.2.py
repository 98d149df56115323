output = llm("Once upon a time, in a village by the sea,", max_tokens=512, echo=True)
print(output)
