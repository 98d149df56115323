import { defineLibrary } from '../library-code/define-library.ts';

export const stableAudio3 = defineLibrary({
  id: 'stable-audio-3',
  prettyLabel: 'Stable Audio 3',
  repoName: 'stable-audio-3',
  repoUrl: 'https://github.com/Stability-AI/stable-audio-3',
  countDownloads: 'path:"model_config.json"',
  addedAfter: '4.0.5',
});
