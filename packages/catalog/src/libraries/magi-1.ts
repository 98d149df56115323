import { defineLibrary } from '../library-code/define-library.ts';

export const magi1 = defineLibrary({
  id: 'magi-1',
  prettyLabel: 'MAGI-1',
  repoName: 'MAGI-1',
  repoUrl: 'https://github.com/SandAI-org/MAGI-1',
  countDownloads: 'path:"ckpt/vae/config.json"',
});
