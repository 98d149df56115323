import { defineLibrary } from '../library-code/define-library.ts';

export const geometryCrafter = defineLibrary({
  id: 'geometry-crafter',
  prettyLabel: 'GeometryCrafter',
  repoName: 'GeometryCrafter',
  repoUrl: 'https://github.com/TencentARC/GeometryCrafter',
  countDownloads: 'path:"point_map_vae/diffusion_pytorch_model.safetensors"',
});
