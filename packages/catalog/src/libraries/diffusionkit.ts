import { defineLibrary } from '../define-library.ts';

export const diffusionkit = defineLibrary({
  id: 'diffusionkit',
  prettyLabel: 'DiffusionKit',
  repoName: 'DiffusionKit',
  repoUrl: 'https://github.com/argmaxinc/DiffusionKit',
});
