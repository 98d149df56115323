import { defineLibrary } from '../define-library.ts';

export const tensorflowtts = defineLibrary({
  id: 'tensorflowtts',
  prettyLabel: 'TensorFlowTTS',
  repoName: 'TensorFlowTTS',
  repoUrl: 'https://github.com/TensorSpeech/TensorFlowTTS',
});
