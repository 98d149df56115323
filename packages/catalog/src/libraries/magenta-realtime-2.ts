import { defineLibrary } from '../library-code/define-library.ts';

export const magentaRealtime2 = defineLibrary({
  id: 'magenta-realtime-2',
  prettyLabel: 'Magenta RT 2',
  repoName: 'Magenta RT 2',
  repoUrl: 'https://github.com/magenta/magenta-realtime',
  countDownloads:
    'path:"models/mrt2_base/mrt2_base.mlxfn" OR path:"models/mrt2_small/mrt2_small.mlxfn" OR path:"checkpoints/mrt2_base.safetensors" OR path:"checkpoints/mrt2_small.safetensors"',
  addedAfter: '4.0.5',
});
