import { defineLibrary } from '../library-code/define-library.ts';

export const scail2 = defineLibrary({
  id: 'scail-2',
  prettyLabel: 'SCAIL-2',
  repoName: 'SCAIL-2',
  repoUrl: 'https://github.com/zai-org/SCAIL-2',
  countDownloads: 'path:"model/1/fsdp2_rank_0000_checkpoint.pt"',
  addedAfter: '4.0.5',
});
