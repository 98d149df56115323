import { defineLibrary } from '../define-library.ts';

export const pocketTts = defineLibrary({
  id: 'pocket-tts',
  prettyLabel: 'Pocket-TTS',
  repoName: 'PocketTTS',
  repoUrl: 'https://github.com/kyutai-labs/pocket-tts',
  countDownloads: 'path:"tts_b6369a24.safetensors"',
  addedAfter: '4.0.5',
});
