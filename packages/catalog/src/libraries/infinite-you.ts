import { defineLibrary } from '../library-code/define-library.ts';

export const infiniteYou = defineLibrary({
  id: 'infinite-you',
  prettyLabel: 'InfiniteYou',
  repoName: 'InfiniteYou',
  repoUrl: 'https://github.com/bytedance/InfiniteYou',
  countDownloads:
    'path:"infu_flux_v1.0/sim_stage1/image_proj_model.bin" OR path:"infu_flux_v1.0/aes_stage2/image_proj_model.bin"',
});
