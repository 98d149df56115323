import { defineLibrary } from '../library-code/define-library.ts';

export const causilo = defineLibrary({
  id: 'causilo',
  prettyLabel: 'Causilo',
  repoName: 'Causilo',
  repoUrl: 'https://github.com/nums-ai/causilo',
  countDownloads: 'path:"classifier/config.json" OR path:"regressor/config.json"',
  addedAfter: '4.0.5',
});
export const ccpfn = defineLibrary({
  id: 'ccpfn',
  prettyLabel: 'CCPFN',
  repoName: 'CCPFN',
  repoUrl: 'https://huggingface.co/Layer6/CCPFN',
  countDownloads: 'path_extension:"pt"',
  addedAfter: '4.0.5',
});
export const synthefyMigas = defineLibrary({
  id: 'synthefy-migas',
  prettyLabel: 'Migas',
  repoName: 'Migas',
  repoUrl: 'https://github.com/Synthefy/synthefy-migas',
  countDownloads: 'path:"model.pt"',
  addedAfter: '4.0.5',
});
export const tabpfn = defineLibrary({
  id: 'tabpfn',
  prettyLabel: 'TabPFN',
  repoName: 'TabPFN',
  repoUrl: 'https://github.com/PriorLabs/TabPFN',
});
export const timeeTs = defineLibrary({
  id: 'timee-ts',
  prettyLabel: 'timee-ts',
  repoName: 'timee-ts',
  repoUrl: 'https://github.com/liamsbhoo/timee',
  countDownloads: 'path:"model.safetensors"',
  addedAfter: '4.0.5',
});
export const timesfm = defineLibrary({
  id: 'timesfm',
  prettyLabel: 'TimesFM',
  repoName: 'timesfm',
  repoUrl: 'https://github.com/google-research/timesfm',
  countDownloads:
    'path:"checkpoints/checkpoint_1100000/state/checkpoint" OR path:"checkpoints/checkpoint_2150000/state/checkpoint" OR path_extension:"ckpt"',
});
export const tirex = defineLibrary({
  id: 'tirex',
  prettyLabel: 'TiRex',
  repoName: 'TiRex',
  repoUrl: 'https://github.com/NX-AI/tirex',
  countDownloads: 'path_extension:"ckpt"',
});
export const tirex2 = defineLibrary({
  id: 'tirex-2',
  prettyLabel: 'TiRex-2',
  repoName: 'TiRex-2',
  repoUrl: 'https://github.com/NX-AI/tirex-2',
  countDownloads: 'path:"model-config.yaml"',
  addedAfter: '4.0.5',
});
