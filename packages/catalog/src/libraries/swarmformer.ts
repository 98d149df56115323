import { defineLibrary } from '../define-library.ts';

export const swarmformer = defineLibrary({
  id: 'swarmformer',
  prettyLabel: 'SwarmFormer',
  repoName: 'SwarmFormer',
  repoUrl: 'https://github.com/takara-ai/SwarmFormer',
});
