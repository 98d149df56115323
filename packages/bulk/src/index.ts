export { bulk } from './bulk.ts';
export type { CallArgs } from './contract/call-args.ts';
export { BulkError, type BulkErrorCode } from './contract/errors.ts';
export type { Moment } from './contract/moment.ts';
export type { BatchOptions, BulkOptions } from './contract/options.ts';
export type { BulkQueue, WorkOrder } from './contract/queue.ts';
export type { DeadRow, DoneRow, FailureCode, Row, RowError, RowResult } from './contract/row.ts';
export type {
  ListedBatch,
  ListedRow,
  NumberedMoment,
  RowPage,
  RowQuery,
  RunReader,
} from './contract/row-list.ts';
export type { BulkRun, FailureCount, Progress, Summary, Totals, Wait } from './contract/run.ts';
export type { Attempt, BulkStore, Control, StoredRow, StoredRun } from './contract/store.ts';
export type { EvaluationTarget } from './evaluate/run/caller.ts';
export { type EvaluateOptions, type Evaluation, evaluate } from './evaluate/run/evaluate.ts';
export type { Format, Input } from './input/read-rows.ts';
export { type ExportOptions, exportResults } from './output/export-results.ts';
export { type BulkWorker, type BulkWorkerOptions, bulkWorker, type WorkerTarget } from './queue/bulk-worker.ts';
export { type RedisQueueOptions, redisQueue } from './queue/redis-queue.ts';
export type { Budget } from './run/budget.ts';
export { removeRun, retryFailed } from './run/change-run.ts';
export { type Estimate, estimateRun } from './run/estimate-run.ts';
export { type RunPaths, runPaths } from './run/run-paths.ts';
export { readRun } from './store/read-run.ts';
export { openSqliteStore } from './store/sqlite-store.ts';
