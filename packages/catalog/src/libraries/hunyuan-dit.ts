import { defineLibrary } from '../library-code/define-library.ts';

export const hunyuanDit = defineLibrary({
  id: 'hunyuan-dit',
  prettyLabel: 'HunyuanDiT',
  repoName: 'HunyuanDiT',
  repoUrl: 'https://github.com/Tencent/HunyuanDiT',
  countDownloads: 'path:"pytorch_model_ema.pt" OR path:"pytorch_model_distill.pt"',
});
