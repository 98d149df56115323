import { defineLibrary } from '../library-code/define-library.ts';

export const gliformer = defineLibrary({
  id: 'gliformer',
  prettyLabel: 'GLiFormer',
  repoName: 'GLiFormer',
  repoUrl: 'https://github.com/Knowledgator/GLiFormer',
  countDownloads: 'path:"gliner_config.json"',
  addedAfter: '4.0.5',
});
