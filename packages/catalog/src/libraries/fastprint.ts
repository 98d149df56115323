import { defineLibrary } from '../library-code/define-library.ts';

export const fastprint = defineLibrary({
  id: 'fastprint',
  prettyLabel: 'Fast Print',
  repoName: 'Fast Print',
  repoUrl: 'https://huggingface.co/OpenPeerAI/FastPrint',
  countDownloads: 'path_extension:"cs"',
  addedAfter: '4.0.5',
});
