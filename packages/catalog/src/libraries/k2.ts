import { defineLibrary } from '../library-code/define-library.ts';

export const k2 = defineLibrary({
  id: 'k2',
  prettyLabel: 'K2',
  repoName: 'k2',
  repoUrl: 'https://github.com/k2-fsa/k2',
  hostedTasks: ['automatic-speech-recognition'],
});
