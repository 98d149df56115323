import { defineLibrary } from '../library-code/define-library.ts';

export const infinitetalk = defineLibrary({
  id: 'infinitetalk',
  prettyLabel: 'InfiniteTalk',
  repoName: 'InfiniteTalk',
  repoUrl: 'https://github.com/MeiGen-AI/InfiniteTalk',
  countDownloads: 'path_extension:"safetensors"',
  addedAfter: '4.0.5',
});
