import { defineLibrary } from '../library-code/define-library.ts';

export const timeeTs = defineLibrary({
  id: 'timee-ts',
  prettyLabel: 'timee-ts',
  repoName: 'timee-ts',
  repoUrl: 'https://github.com/liamsbhoo/timee',
  countDownloads: 'path:"model.safetensors"',
  addedAfter: '4.0.5',
});
