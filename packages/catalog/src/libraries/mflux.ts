import { defineLibrary } from '../library-code/define-library.ts';

export const mflux = defineLibrary({
  id: 'mflux',
  prettyLabel: 'mflux',
  repoName: 'mflux',
  repoUrl: 'https://github.com/filipstrand/mflux',
  countDownloads: 'path_extension:"safetensors"',
  addedAfter: '4.0.5',
});
