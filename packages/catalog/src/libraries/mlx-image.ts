import { defineLibrary } from '../library-code/define-library.ts';
import { pythonLoader } from '../library-code/python-loader.ts';

export const mlxImage = defineLibrary({
  id: 'mlx-image',
  prettyLabel: 'mlx-image',
  repoName: 'mlx-image',
  repoUrl: 'https://github.com/riccardomusmeci/mlx-image',
  docsUrl: 'https://huggingface.co/docs/hub/mlx-image',
  countDownloads: 'path:"model.safetensors"',
  snippets: pythonLoader({ from: 'mlxim.model', call: 'create_model' }),
});
