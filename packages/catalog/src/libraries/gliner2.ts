import { defineLibrary } from '../define-library.ts';

export const gliner2 = defineLibrary({
  id: 'gliner2',
  prettyLabel: 'GLiNER2',
  repoName: 'GLiNER2',
  repoUrl: 'https://github.com/fastino-ai/GLiNER2',
  addedAfter: '4.0.5',
});
