import { defineLibrary } from '../library-code/define-library.ts';

export const acestep = defineLibrary({
  id: 'acestep',
  prettyLabel: 'ACE-Step',
  repoName: 'ACE-Step',
  repoUrl: 'https://github.com/ace-step/ACE-Step',
  countDownloads: 'path:"ace_step_transformer/config.json"',
});
