import { defineLibrary } from '../define-library.ts';

export const bertopic = defineLibrary({
  id: 'bertopic',
  prettyLabel: 'BERTopic',
  repoName: 'BERTopic',
  repoUrl: 'https://github.com/MaartenGr/BERTopic',
  filter: true,
  hostedTasks: ['text-classification'],
});
