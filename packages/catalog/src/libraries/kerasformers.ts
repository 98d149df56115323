import { defineLibrary } from '../library-code/define-library.ts';

export const kerasformers = defineLibrary({
  id: 'kerasformers',
  prettyLabel: 'KerasFormers',
  repoName: 'KerasFormers',
  repoUrl: 'https://github.com/IMvision12/KerasFormers',
  docsUrl: 'https://imvision12.github.io/KerasFormers/',
  countDownloads: 'path:"model.weights.h5" OR path:"model.weights.json"',
  addedAfter: '4.0.5',
});
