import { defineLibrary } from '../library-code/define-library.ts';

export const f5Tts = defineLibrary({
  id: 'f5-tts',
  prettyLabel: 'F5-TTS',
  repoName: 'F5-TTS',
  repoUrl: 'https://github.com/SWivid/F5-TTS',
  countDownloads: 'path_extension:"safetensors" OR path_extension:"pt"',
});
