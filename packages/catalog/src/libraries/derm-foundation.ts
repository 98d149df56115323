import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const dermFoundation = defineLibrary({
  id: 'derm-foundation',
  prettyLabel: 'Derm Foundation',
  repoName: 'derm-foundation',
  repoUrl: 'https://github.com/google-health/derm-foundation',
  countDownloads: 'path:"scin_dataset_precomputed_embeddings.npz" OR path:"saved_model.pb"',
  snippets: ({ id }) => [
    inPython(code`
      # The loader was removed in huggingface_hub 1.0: pip install "huggingface_hub<1"
      import requests
      import tensorflow as tf
      from huggingface_hub import from_pretrained_keras

      # The model reads images from serialized examples
      url = "https://storage.googleapis.com/dx-scin-public-data/dataset/images/3445096909671059178.png"
      image = tf.train.Feature(bytes_list=tf.train.BytesList(value=[requests.get(url).content]))
      example = tf.train.Example(features=tf.train.Features(feature={"image/encoded": image}))
      input_tensor = example.SerializeToString()

      loaded_model = ${call('from_pretrained_keras', [id])}
      infer = loaded_model.signatures["serving_default"]
      print(infer(inputs=tf.constant([input_tensor])))
    `),
  ],
});
