import { defineLibrary } from '../library-code/define-library.ts';

export const diffusionSingleFile = defineLibrary({
  id: 'diffusion-single-file',
  prettyLabel: 'Diffusion Single File',
  repoName: 'diffusion-single-file',
  repoUrl: 'https://github.com/comfyanonymous/ComfyUI',
  countDownloads: 'path_extension:"safetensors"',
});
