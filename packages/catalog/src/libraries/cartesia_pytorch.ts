import { defineLibrary } from '../define-library.ts';

export const cartesiaPytorch = defineLibrary({
  id: 'cartesia_pytorch',
  prettyLabel: 'Cartesia Pytorch',
  repoName: 'Cartesia Pytorch',
  repoUrl: 'https://github.com/cartesia-ai/cartesia_pytorch',
});
