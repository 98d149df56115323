import { defineLibrary } from '../define-library.ts';

export const openClip = defineLibrary({
  id: 'open_clip',
  prettyLabel: 'OpenCLIP',
  repoName: 'OpenCLIP',
  repoUrl: 'https://github.com/mlfoundations/open_clip',
  filter: true,
  countDownloads:
    'path:"open_clip_model.safetensors" OR path:"model.safetensors" OR path:"open_clip_pytorch_model.bin" OR path:"pytorch_model.bin"',
  hostedTasks: ['zero-shot-classification', 'zero-shot-image-classification'],
});
