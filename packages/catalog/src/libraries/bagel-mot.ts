import { defineLibrary } from '../library-code/define-library.ts';

export const bagelMot = defineLibrary({
  id: 'bagel-mot',
  prettyLabel: 'Bagel',
  repoName: 'Bagel',
  repoUrl: 'https://github.com/ByteDance-Seed/Bagel/',
  countDownloads: 'path:"llm_config.json"',
});
