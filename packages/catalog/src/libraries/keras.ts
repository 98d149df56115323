import { call, code, type Slot } from '@hubkit/code';
import { defineLibrary } from '../define-library.ts';
import { pythonProgram } from '../library-code/in-language.ts';

const load = pythonProgram(
  (source: Slot) => code`
    # Choose "jax", "torch" or "tensorflow" as the backend, before Keras is imported
    import os

    os.environ["KERAS_BACKEND"] = "jax"

    import keras

    model = ${call('keras.saving.load_model', [source])}
  `,
);

export const keras = defineLibrary({
  id: 'keras',
  prettyLabel: 'Keras',
  repoName: 'Keras',
  repoUrl: 'https://github.com/keras-team/keras',
  docsUrl: 'https://huggingface.co/docs/hub/keras',
  filter: true,
  countDownloads: 'path:"config.json" OR path_extension:"keras"',
  hostedTasks: ['image-classification'],
  snippets: ({ id }) => [load(`hf://${id}`)],
});
