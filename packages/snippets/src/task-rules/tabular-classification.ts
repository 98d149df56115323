import { defineTaskRules } from '../define-task-rules.ts';

export const tabularClassification = defineTaskRules({
  task: 'tabular-classification',
  // Version 1.33 of huggingface_hub has the method, but sends the table without `inputs`, which the service rejects.
  python: false,
});
