import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const keras = defineLibrary({
  id: 'keras',
  prettyLabel: 'Keras',
  repoName: 'Keras',
  repoUrl: 'https://github.com/keras-team/keras',
  docsUrl: 'https://huggingface.co/docs/hub/keras',
  filter: true,
  countDownloads: 'path:"config.json" OR path_extension:"keras"',
  hostedTasks: ['image-classification'],
  snippets: ({ id }) => [
    inPython(code`
      # Choose "jax", "torch" or "tensorflow" as the backend, before Keras is imported
      import os

      os.environ["KERAS_BACKEND"] = "jax"

      import keras

      model = ${call('keras.saving.load_model', [`hf://${id}`])}
    `),
  ],
});
