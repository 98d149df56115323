import { defineLibrary } from '../library-code/define-library.ts';

export const miniOmni2 = defineLibrary({
  id: 'mini-omni2',
  prettyLabel: 'Mini-Omni2',
  repoName: 'Mini-Omni2',
  repoUrl: 'https://github.com/gpt-omni/mini-omni2',
  countDownloads: 'path:"model_config.yaml"',
});
