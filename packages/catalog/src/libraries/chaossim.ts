import { defineLibrary } from '../library-code/define-library.ts';

export const chaossim = defineLibrary({
  id: 'chaossim',
  prettyLabel: 'ChaosSIM',
  repoName: 'ChaosSIM',
  repoUrl: 'https://huggingface.co/OpenPeerAI/ChaosSIM/',
  countDownloads: 'path:"ChaosSim.nb"',
  addedAfter: '4.0.5',
});
