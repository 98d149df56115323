import { defineLibrary } from '../library-code/define-library.ts';

export const cotracker = defineLibrary({
  id: 'cotracker',
  prettyLabel: 'CoTracker',
  repoName: 'CoTracker',
  repoUrl: 'https://github.com/facebookresearch/co-tracker',
  countDownloads: 'path_extension:"pth"',
});
