import { defineLibrary } from '../library-code/define-library.ts';

export const piper = defineLibrary({
  id: 'piper',
  prettyLabel: 'Piper',
  repoName: 'Piper',
  repoUrl: 'https://github.com/OHF-Voice/piper1-gpl',
  countDownloads: 'path_extension:"onnx" OR path_extension:"ckpt"',
  addedAfter: '4.0.5',
});
