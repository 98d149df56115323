import { defineLibrary } from '../library-code/define-library.ts';

export const bigVision = defineLibrary({
  id: 'big_vision',
  prettyLabel: 'Big Vision',
  repoName: 'big_vision',
  repoUrl: 'https://github.com/google-research/big_vision',
  countDownloads: 'path_extension:"npz"',
});
