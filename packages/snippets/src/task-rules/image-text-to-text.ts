import { defineTaskRules } from '../define-task-rules.ts';

export const imageTextToText = defineTaskRules({
  task: 'image-text-to-text',
  method: false,
  python: false,
});
