export {
  type CheckedAnswer,
  type CheckTools,
  checkAnswer,
  type OwnCheck,
  type Verdict,
} from './check-answer.ts';
export { compareResults, type ModelComparison, readResults } from './compare-results.ts';
export { judgeArgs, readVerdict } from './judge.ts';
export {
  type EvaluationPlan,
  EXPECTED,
  modelName,
  type PlanCheck,
  type PlanMessage,
  type PlanModel,
} from './plan.ts';
export { type PlanTemplates, planTemplates } from './plan-args.ts';
export { readPlan, toPlan } from './read-plan.ts';
export { type EvaluationResult, type ModelSummary, summarize } from './result.ts';
export { resultsTable } from './results-table.ts';
export { schemaProblem } from './schema-problem.ts';
