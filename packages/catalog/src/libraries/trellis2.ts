import { defineLibrary } from '../library-code/define-library.ts';

export const trellis2 = defineLibrary({
  id: 'trellis2',
  prettyLabel: 'TRELLIS.2',
  repoName: 'TRELLIS.2',
  repoUrl: 'https://github.com/microsoft/TRELLIS.2',
  countDownloads: 'path_extension:"safetensors"',
  addedAfter: '4.0.5',
});
