import { defineLibrary } from '../library-code/define-library.ts';

export const vqweb = defineLibrary({
  id: 'vqweb',
  prettyLabel: 'vqweb',
  repoName: 'vqweb',
  repoUrl: 'https://github.com/rosecky/embedding-quantization-public/tree/main/packages/vqweb',
  docsUrl: 'https://www.npmjs.com/package/@thinletterio/vqweb',
  countDownloads: 'path_extension:"vqw"',
  addedAfter: '4.0.5',
});
