import { defineLibrary } from '../define-library.ts';

export const kittentts = defineLibrary({
  id: 'kittentts',
  prettyLabel: 'KittenTTS',
  repoName: 'KittenTTS',
  repoUrl: 'https://github.com/KittenML/KittenTTS',
  addedAfter: '4.0.5',
});
