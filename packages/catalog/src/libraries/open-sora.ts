import { defineLibrary } from '../library-code/define-library.ts';

export const openSora = defineLibrary({
  id: 'open-sora',
  prettyLabel: 'Open-Sora',
  repoName: 'Open-Sora',
  repoUrl: 'https://github.com/hpcaitech/Open-Sora',
  countDownloads: 'path:"Open_Sora_v2.safetensors"',
});
