import { defineLibrary } from '../library-code/define-library.ts';

export const ccpfn = defineLibrary({
  id: 'ccpfn',
  prettyLabel: 'CCPFN',
  repoName: 'CCPFN',
  repoUrl: 'https://huggingface.co/Layer6/CCPFN',
  countDownloads: 'path_extension:"pt"',
  addedAfter: '4.0.5',
});
