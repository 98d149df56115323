import { defineLibrary } from '../library-code/define-library.ts';

export const bionemo = defineLibrary({
  id: 'bionemo',
  prettyLabel: 'BioNeMo',
  repoName: 'BioNeMo',
  repoUrl: 'https://github.com/nvidia/BioNeMo',
  countDownloads: 'path_extension:"ckpt" OR path:"config.json"',
  addedAfter: '4.0.5',
});
