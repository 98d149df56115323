import { defineLibrary } from '../define-library.ts';

export const prunaAi = defineLibrary({
  id: 'pruna-ai',
  prettyLabel: 'Pruna AI',
  repoName: 'Pruna AI',
  repoUrl: 'https://github.com/PrunaAI/pruna',
  docsUrl: 'https://docs.pruna.ai',
  addedAfter: '4.0.5',
});
