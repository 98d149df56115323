import { defineLibrary } from '../library-code/define-library.ts';

export const videoxFun = defineLibrary({
  id: 'videox_fun',
  prettyLabel: 'VideoX Fun',
  repoName: 'VideoX Fun',
  repoUrl: 'https://github.com/aigc-apps/VideoX-Fun',
  countDownloads: 'path_extension:"safetensors"',
  addedAfter: '4.0.5',
});
