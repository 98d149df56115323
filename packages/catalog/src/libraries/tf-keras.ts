import { defineLibrary } from '../define-library.ts';

export const tfKeras = defineLibrary({
  id: 'tf-keras',
  prettyLabel: 'TF-Keras',
  repoName: 'TF-Keras',
  repoUrl: 'https://github.com/keras-team/tf-keras',
  docsUrl: 'https://huggingface.co/docs/hub/tf-keras',
  countDownloads: 'path:"saved_model.pb"',
});
