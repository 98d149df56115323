import { defineLibrary } from '../library-code/define-library.ts';

export const nvMedtech = defineLibrary({
  id: 'nv-medtech',
  prettyLabel: 'NV-MedTech',
  repoName: 'NV-MedTech',
  repoUrl: 'https://github.com/nvidia-medtech',
  countDownloads: 'path_extension:"pt" OR path_extension:"safetensors" OR path:"config.json"',
  addedAfter: '4.0.5',
});
