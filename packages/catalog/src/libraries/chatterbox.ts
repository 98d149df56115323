import { defineLibrary } from '../define-library.ts';

export const chatterbox = defineLibrary({
  id: 'chatterbox',
  prettyLabel: 'Chatterbox',
  repoName: 'Chatterbox',
  repoUrl: 'https://github.com/resemble-ai/chatterbox',
  countDownloads: 'path:"tokenizer.json"',
});
