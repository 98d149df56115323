import { defineLibrary } from '../define-library.ts';

export const gliner = defineLibrary({
  id: 'gliner',
  prettyLabel: 'GLiNER',
  repoName: 'GLiNER',
  repoUrl: 'https://github.com/urchade/GLiNER',
  countDownloads: 'path:"gliner_config.json"',
});
