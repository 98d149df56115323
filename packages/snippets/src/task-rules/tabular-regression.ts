import { defineTaskRules } from '../define-task-rules.ts';

export const tabularRegression = defineTaskRules({
  task: 'tabular-regression',
  // Version 1.33 of huggingface_hub has the method, but no provider for it.
  python: false,
});
