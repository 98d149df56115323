# pip install llama-cpp-python
from llama_cpp import Llama

llm = Llama.from_pretrained(repo_id="acme/chat-GGUF", filename="{{GGUF_FILE}}")
