import { defineLibrary } from '../library-code/define-library.ts';

export const laya = defineLibrary({
  id: 'laya',
  prettyLabel: 'Laya',
  repoName: 'Laya',
  repoUrl: 'https://github.com/NandhaKishorM/laya',
  countDownloads: 'path:"rl_agent_config.json"',
  addedAfter: '4.0.5',
});
