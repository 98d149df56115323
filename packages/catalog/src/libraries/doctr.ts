import { defineLibrary } from '../library-code/define-library.ts';

export const doctr = defineLibrary({
  id: 'doctr',
  prettyLabel: 'docTR',
  repoName: 'doctr',
  repoUrl: 'https://github.com/mindee/doctr',
  hostedTasks: ['object-detection'],
});
