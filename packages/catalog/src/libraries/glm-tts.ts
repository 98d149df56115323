import { defineLibrary } from '../library-code/define-library.ts';

export const glmTts = defineLibrary({
  id: 'glm-tts',
  prettyLabel: 'GLM-TTS',
  repoName: 'GLM-TTS',
  repoUrl: 'https://github.com/zai-org/GLM-TTS',
  countDownloads: 'path:"flow/flow.pt"',
  addedAfter: '4.0.5',
});
