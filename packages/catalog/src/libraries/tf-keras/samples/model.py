# The model was saved by Keras 2: install keras<3, or tf_keras beside Keras 3.
# https://github.com/keras-team/tf-keras

from huggingface_hub import from_pretrained_keras

model = from_pretrained_keras("keras-io/ocr-for-captcha")
