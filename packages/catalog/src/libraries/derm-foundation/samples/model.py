# The loader was removed in huggingface_hub 1.0: pip install "huggingface_hub<1"
import requests
import tensorflow as tf
from huggingface_hub import from_pretrained_keras

# The model reads images from serialized examples
url = "https://storage.googleapis.com/dx-scin-public-data/dataset/images/3445096909671059178.png"
image = tf.train.Feature(bytes_list=tf.train.BytesList(value=[requests.get(url).content]))
example = tf.train.Example(features=tf.train.Features(feature={"image/encoded": image}))
input_tensor = example.SerializeToString()

loaded_model = from_pretrained_keras("google/derm-foundation")
infer = loaded_model.signatures["serving_default"]
print(infer(inputs=tf.constant([input_tensor])))
