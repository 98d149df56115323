import { defineLibrary } from '../define-library.ts';

export const kimiAudio = defineLibrary({
  id: 'kimi-audio',
  prettyLabel: 'KimiAudio',
  repoName: 'KimiAudio',
  repoUrl: 'https://github.com/MoonshotAI/Kimi-Audio',
});
