import { defineLibrary } from '../library-code/define-library.ts';

export const soloaudio = defineLibrary({
  id: 'soloaudio',
  prettyLabel: 'SoloAudio',
  repoName: 'SoloAudio',
  repoUrl: 'https://github.com/WangHelin1997/SoloAudio',
  countDownloads: 'path:"soloaudio_v2.pt"',
});
