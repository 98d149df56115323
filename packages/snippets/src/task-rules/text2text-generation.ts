import { defineTaskRules } from '../define-task-rules.ts';

export const text2textGeneration = defineTaskRules({
  task: 'text2text-generation',
  method: 'textGeneration',
  python: false,
});
