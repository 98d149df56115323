# ⚠️ Type of model unknown
from paddlenlp.transformers import AutoTokenizer, AutoModel

tokenizer = AutoTokenizer.from_pretrained(
    "PaddlePaddle/ernie-3.0-nano-zh",
    from_hf_hub=True,
)
model = AutoModel.from_pretrained("PaddlePaddle/ernie-3.0-nano-zh", from_hf_hub=True)
