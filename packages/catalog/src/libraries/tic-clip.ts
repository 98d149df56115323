import { defineLibrary } from '../library-code/define-library.ts';

export const ticClip = defineLibrary({
  id: 'tic-clip',
  prettyLabel: 'TiC-CLIP',
  repoName: 'TiC-CLIP',
  repoUrl: 'https://github.com/apple/ml-tic-clip',
  countDownloads: 'path_extension:"pt" AND path_prefix:"checkpoints/"',
});
