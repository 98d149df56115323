import { defineTaskRules } from '../define-task-rules.ts';

export const textToAudio = defineTaskRules({
  task: 'text-to-audio',
  python: false,
});
