import { defineTaskRules } from '../define-task-rules.ts';

export const imageTextToVideo = defineTaskRules({
  task: 'image-text-to-video',
  python: false,
});
