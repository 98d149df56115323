import { defineLibrary } from '../define-library.ts';

export const mars5Tts = defineLibrary({
  id: 'mars5-tts',
  prettyLabel: 'MARS5-TTS',
  repoName: 'MARS5-TTS',
  repoUrl: 'https://github.com/Camb-ai/MARS5-TTS',
  countDownloads: 'path:"mars5_ar.safetensors"',
});
