import { defineLibrary } from '../library-code/define-library.ts';

export const same = defineLibrary({
  id: 'same',
  prettyLabel: 'SAME',
  repoName: 'SAME',
  repoUrl: 'https://github.com/GengzeZhou/SAME',
  countDownloads: 'path:"ckpt/SAME.pt" OR path:"pretrain/Attnq_pretrained_ckpt.pt"',
  addedAfter: '4.0.5',
});
