import { defineLibrary } from '../define-library.ts';

export const qwen3Tts = defineLibrary({
  id: 'qwen3_tts',
  prettyLabel: 'Qwen3-TTS',
  repoName: 'Qwen3-TTS',
  repoUrl: 'https://github.com/QwenLM/Qwen3-TTS',
  addedAfter: '4.0.5',
});
