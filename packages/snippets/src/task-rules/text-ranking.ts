import { defineTaskRules } from '../define-task-rules.ts';

/** Neither client of the hub has the task yet: @huggingface/inference in pull request 2496 (15 September 2026), huggingface_hub not at all. */
export const textRanking = defineTaskRules({
  task: 'text-ranking',
  method: false,
  python: false,
});
