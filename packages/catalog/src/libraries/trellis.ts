import { defineLibrary } from '../library-code/define-library.ts';

export const trellis = defineLibrary({
  id: 'trellis',
  prettyLabel: 'Trellis',
  repoName: 'Trellis',
  repoUrl: 'https://github.com/microsoft/TRELLIS',
  countDownloads: 'path_extension:"safetensors"',
});
