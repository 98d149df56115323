import { defineLibrary } from '../define-library.ts';

export const keras = defineLibrary({
  id: 'keras',
  prettyLabel: 'Keras',
  repoName: 'Keras',
  repoUrl: 'https://github.com/keras-team/keras',
  docsUrl: 'https://huggingface.co/docs/hub/keras',
  filter: true,
  countDownloads: 'path:"config.json" OR path_extension:"keras"',
  hostedTasks: ['image-classification'],
});
