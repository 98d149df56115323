import { defineLibrary } from '../define-library.ts';

export const mlx = defineLibrary({
  id: 'mlx',
  prettyLabel: 'MLX',
  repoName: 'MLX',
  repoUrl: 'https://github.com/ml-explore/mlx-examples/tree/main',
  filter: true,
});
