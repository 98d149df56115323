import { defineLibrary } from '../define-library.ts';

export const chatTts = defineLibrary({
  id: 'chat_tts',
  prettyLabel: 'ChatTTS',
  repoName: 'ChatTTS',
  repoUrl: 'https://github.com/2noise/ChatTTS.git',
  countDownloads: 'path:"asset/GPT.pt"',
});
