import { defineLibrary } from '../library-code/define-library.ts';

export const tirex = defineLibrary({
  id: 'tirex',
  prettyLabel: 'TiRex',
  repoName: 'TiRex',
  repoUrl: 'https://github.com/NX-AI/tirex',
  countDownloads: 'path_extension:"ckpt"',
});
