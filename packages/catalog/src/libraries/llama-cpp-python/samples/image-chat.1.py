# pip install llama-cpp-python
from llama_cpp import Llama

llm = Llama.from_pretrained(
    repo_id="ggml-org/SmolVLM-Instruct-GGUF",
    filename="{{GGUF_FILE}}",
)
