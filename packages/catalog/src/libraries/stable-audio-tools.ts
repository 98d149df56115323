import { defineLibrary } from '../define-library.ts';

export const stableAudioTools = defineLibrary({
  id: 'stable-audio-tools',
  prettyLabel: 'Stable Audio Tools',
  repoName: 'stable-audio-tools',
  repoUrl: 'https://github.com/Stability-AI/stable-audio-tools.git',
  countDownloads: 'path:"model.safetensors"',
});
