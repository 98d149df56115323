import { defineLibrary } from '../library-code/define-library.ts';

export const timesfm = defineLibrary({
  id: 'timesfm',
  prettyLabel: 'TimesFM',
  repoName: 'timesfm',
  repoUrl: 'https://github.com/google-research/timesfm',
  countDownloads:
    'path:"checkpoints/checkpoint_1100000/state/checkpoint" OR path:"checkpoints/checkpoint_2150000/state/checkpoint" OR path_extension:"ckpt"',
});
