import { defineLibrary } from '../define-library.ts';

export const peft = defineLibrary({
  id: 'peft',
  prettyLabel: 'PEFT',
  repoName: 'PEFT',
  repoUrl: 'https://github.com/huggingface/peft',
  filter: true,
  countDownloads: 'path:"adapter_config.json"',
  hostedTasks: ['text-generation'],
});
