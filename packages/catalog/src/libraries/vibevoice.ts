import { defineLibrary } from '../define-library.ts';

export const vibevoice = defineLibrary({
  id: 'vibevoice',
  prettyLabel: 'VibeVoice',
  repoName: 'VibeVoice',
  repoUrl: 'https://github.com/microsoft/VibeVoice',
  addedAfter: '4.0.5',
});
