import { defineLibrary } from '../library-code/define-library.ts';

export const magentaRealtime = defineLibrary({
  id: 'magenta-realtime',
  prettyLabel: 'Magenta RT',
  repoName: 'Magenta RT',
  repoUrl: 'https://github.com/magenta/magenta-realtime',
  countDownloads:
    'path:"checkpoints/llm_base_x4286_c1860k.tar" OR path:"checkpoints/llm_large_x3047_c1860k.tar" OR path:"checkpoints/llm_large_x3047_c1860k/checkpoint"',
  addedAfter: '4.0.5',
});
