import { defineLibrary } from '../library-code/define-library.ts';

export const habibiTts = defineLibrary({
  id: 'habibi-tts',
  prettyLabel: 'Habibi-TTS',
  repoName: 'Habibi-TTS',
  repoUrl: 'https://github.com/SWivid/Habibi-TTS',
  countDownloads: 'path_extension:"safetensors"',
  addedAfter: '4.0.5',
});
