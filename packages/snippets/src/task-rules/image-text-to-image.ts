import { defineTaskRules } from '../define-task-rules.ts';

export const imageTextToImage = defineTaskRules({
  task: 'image-text-to-image',
  python: false,
});
