import { defineLibrary } from '../define-library.ts';

export const kerasHub = defineLibrary({
  id: 'keras-hub',
  prettyLabel: 'KerasHub',
  repoName: 'KerasHub',
  repoUrl: 'https://github.com/keras-team/keras-hub',
  docsUrl: 'https://keras.io/keras_hub/',
  filter: true,
});
