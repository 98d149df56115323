import { defineLibrary } from '../define-library.ts';

export const mlxImage = defineLibrary({
  id: 'mlx-image',
  prettyLabel: 'mlx-image',
  repoName: 'mlx-image',
  repoUrl: 'https://github.com/riccardomusmeci/mlx-image',
  docsUrl: 'https://huggingface.co/docs/hub/mlx-image',
  countDownloads: 'path:"model.safetensors"',
});
