import { defineLibrary } from '../library-code/define-library.ts';

export const sapiens2 = defineLibrary({
  id: 'sapiens2',
  prettyLabel: 'sapiens2',
  repoName: 'sapiens2',
  repoUrl: 'https://github.com/facebookresearch/sapiens2',
  countDownloads: 'path_extension:"safetensors"',
  addedAfter: '4.0.5',
});
