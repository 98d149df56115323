import { defineLibrary } from '../library-code/define-library.ts';

export const mindspore = defineLibrary({
  id: 'mindspore',
  prettyLabel: 'MindSpore',
  repoName: 'mindspore',
  repoUrl: 'https://github.com/mindspore-ai/mindspore',
  hostedTasks: ['image-classification'],
});
