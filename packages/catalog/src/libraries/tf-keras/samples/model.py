# The model was saved by Keras 2: install keras<3, or tf_keras beside Keras 3.
# https://github.com/keras-team/tf-keras
# The loader was removed in huggingface_hub 1.0: pip install "huggingface_hub<1"

from huggingface_hub import from_pretrained_keras

model = from_pretrained_keras("keras-io/ocr-for-captcha")
