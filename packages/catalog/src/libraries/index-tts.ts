import { defineLibrary } from '../define-library.ts';

export const indexTts = defineLibrary({
  id: 'index-tts',
  prettyLabel: 'IndexTTS',
  repoName: 'IndexTTS',
  repoUrl: 'https://github.com/index-tts/index-tts',
});
