import { defineLibrary } from '../define-library.ts';

export const terratorch = defineLibrary({
  id: 'terratorch',
  prettyLabel: 'TerraTorch',
  repoName: 'TerraTorch',
  repoUrl: 'https://github.com/IBM/terratorch',
  docsUrl: 'https://ibm.github.io/terratorch/',
  countDownloads: 'path_extension:"pt" OR path_extension:"ckpt"',
});
