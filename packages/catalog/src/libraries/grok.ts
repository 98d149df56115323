import { defineLibrary } from '../library-code/define-library.ts';

export const grok = defineLibrary({
  id: 'grok',
  prettyLabel: 'Grok',
  repoName: 'Grok',
  repoUrl: 'https://github.com/xai-org/grok-1',
  countDownloads: 'path:"ckpt/tensor00000_000" OR path:"ckpt-0/tensor00000_000"',
});
