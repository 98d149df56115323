import { defineLibrary } from '../define-library.ts';

export const cartesiaMlx = defineLibrary({
  id: 'cartesia_mlx',
  prettyLabel: 'Cartesia MLX',
  repoName: 'Cartesia MLX',
  repoUrl: 'https://github.com/cartesia-ai/cartesia_mlx',
});
