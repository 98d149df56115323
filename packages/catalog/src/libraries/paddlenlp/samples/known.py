from paddlenlp.transformers import AutoTokenizer, UIE

tokenizer = AutoTokenizer.from_pretrained("PaddlePaddle/uie-base", from_hf_hub=True)
model = UIE.from_pretrained("PaddlePaddle/uie-base", from_hf_hub=True)
