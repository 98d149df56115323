import { defineLibrary } from '../define-library.ts';

export const pythae = defineLibrary({
  id: 'pythae',
  prettyLabel: 'pythae',
  repoName: 'pythae',
  repoUrl: 'https://github.com/clementchadebec/benchmark_VAE',
});
