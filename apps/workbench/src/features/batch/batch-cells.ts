import type { Row } from '@hubkit/bulk';
import type { EvaluationPlan, EvaluationResult, PlanModel, PlanTemplates, Verdict } from '@hubkit/bulk/evaluate';
import { count, counted } from '../../ui/format-count.ts';

/** The answer of a model for a row. */
export interface Cell {
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'stopped';
  /** Identifies the call: an equal one is not made again. */
  readonly key: string;
  readonly output?: string;
  readonly provider?: string;
  readonly ms?: number;
  readonly cost?: number;
  readonly inputTokens?: number;
  readonly outputTokens?: number;
  readonly checks?: readonly Verdict[];
  /** Verdicts of judges by the key of their call. */
  readonly judged?: Readonly<Record<string, Verdict>>;
  /** Reason of a failed call or check. */
  readonly error?: string;
  /** The call that failed, as far as it is known. */
  readonly failedCall?: FailedCall;
}

interface FailedCall {
  readonly provider?: string;
  readonly status?: number;
  readonly requests: number;
  readonly ms?: number;
}

/** A plan with its rows. */
export type PagePlan = Omit<EvaluationPlan, 'data'> & { readonly data: readonly Row[] };

/** The batch that was started: its plan and its cells. */
export interface BatchState {
  readonly plan?: PagePlan;
  /** Row by row, one for each model: of all rows, or of the first ones as a trial. */
  readonly cells: readonly Cell[];
  readonly isRunning: boolean;
  /** True where every answer was there before the start. */
  readonly isKept?: boolean;
}

/** A cell that is to be filled, and its call. */
export interface Place {
  readonly key: string;
  readonly row: Row;
  readonly model: PlanModel;
  readonly args: Readonly<Record<string, unknown>>;
}

/** Identifies a call at a service. */
export function createKey(service: string, { model, provider }: PlanModel, args: object): string {
  return JSON.stringify([service, provider ?? null, model, args]);
}

/** What the calls for rows are made of. */
interface CallParts extends Pick<PagePlan, 'models'> {
  readonly templates: PlanTemplates;
  readonly service: string;
}

/** The cells of rows, in the order of their calls. Throws for a prompt that does not fit a row. */
export function listPlaces(rows: readonly Row[], { models, templates, service }: CallParts): readonly Place[] {
  return rows.flatMap((row) => {
    const args = templates.args(row);
    return models.map((model) => ({ key: createKey(service, model, args), row, model, args }));
  });
}

/** Cells with an answer, by the keys of their calls. */
export function answeredCells(cells: readonly Cell[]): ReadonlyMap<string, Cell> {
  return new Map(cells.flatMap((cell) => (cell.output === undefined ? [] : [[cell.key, cell]])));
}

/** The cells after a stop. */
export function stopOpen(cells: readonly Cell[]): readonly Cell[] {
  return cells.map((cell) => (hasEnded(cell) ? cell : { ...cell, state: 'stopped' }));
}

/** True for a cell that changes no more. */
export function hasEnded({ state }: Cell): boolean {
  return state !== 'waiting' && state !== 'running';
}

/** Whether an answer has passed all checks; undefined for one without checks. */
export function hasPassed({ checks = [] }: Cell): boolean | undefined {
  return checks.length > 0 ? checks.every(({ passed }) => passed) : undefined;
}

/** Number of cells in a state. */
export function countCells(cells: readonly Cell[], state: Cell['state']): number {
  return cells.filter((cell) => cell.state === state).length;
}

/** How many calls failed; empty for none. */
function describeFailed(cells: readonly Cell[]): readonly string[] {
  const failed = countCells(cells, 'failed');
  return failed > 0 ? [`${count(failed)} failed`] : [];
}

/** How many answers there are, or how many of those that were checked have passed; and how many calls failed. */
export function describeOutcome(cells: readonly Cell[]): string {
  const checked = cells.filter((cell) => hasPassed(cell) !== undefined);
  const passed = `${checked.filter(hasPassed).length} of ${checked.length} passed`;
  const answered = `${countCells(cells, 'done')} of ${cells.length} answered`;
  return [checked.length > 0 ? passed : answered, ...describeFailed(cells)].join(' · ');
}

/** How far the calls of a batch are, or how they ended; and how many failed, if any. */
export function describeCalls({ cells, isRunning }: BatchState): readonly [calls: string, failed?: string] {
  const ended = cells.filter(hasEnded).length - countCells(cells, 'stopped');
  const [failed] = describeFailed(cells);
  const withFailed = (calls: string) => (failed === undefined ? ([calls] as const) : ([calls, failed] as const));
  if (isRunning) return withFailed(`${count(ended)} of ${counted(cells.length, 'call')}`);
  if (ended < cells.length) return withFailed(`Stopped at ${count(ended)} of ${count(cells.length)}`);
  return withFailed(
    failed === undefined ? counted(cells.length, 'call') : `${count(countCells(cells, 'done'))} answered`,
  );
}

/** Results in the form of the files of `hubkit eval`. */
export function listResults(
  { models, data }: PagePlan,
  cells: readonly Cell[],
  nameOf: (model: PlanModel) => string,
): readonly EvaluationResult[] {
  return cells.flatMap((cell, place): readonly EvaluationResult[] => {
    const row = Math.floor(place / models.length);
    const [model, input] = [models[place % models.length], data[row]];
    if (!model || !input || (cell.state !== 'done' && cell.state !== 'failed')) return [];
    const {
      state: _state,
      key: _key,
      provider: _provider,
      judged: _judged,
      failedCall: _call,
      checks = [],
      ...facts
    } = cell;
    const passed = hasPassed(cell);
    return [{ row: row + 1, model: nameOf(model), input, ...facts, ...(passed !== undefined && { passed, checks }) }];
  });
}

/** What the form has, as far as answers depend on it. */
interface Asked {
  /** Undefined while the rows cannot be read. */
  readonly rows: readonly Row[] | undefined;
  readonly prompt: string;
  readonly system: string;
  /** A model that is '' is not known yet. */
  readonly models: readonly PlanModel[];
}

/** Names what of the form has changed since a plan was run: its answers are those to something else. */
export function changedSince(plan: PagePlan, { rows, prompt, system, models }: Asked): string | undefined {
  if (rows !== undefined && rows !== plan.data && JSON.stringify(rows) !== JSON.stringify(plan.data)) return 'rows';
  if (prompt !== plan.prompt || system.trim() !== (plan.system ?? '').trim()) return 'prompt';
  if (models.some(({ model }) => model === '')) return undefined;
  return printNames(models) === printNames(plan.models) ? undefined : 'models';
}

function printNames(models: readonly PlanModel[]): string {
  return JSON.stringify(models.map(({ model, provider = 'auto' }) => [model, provider]));
}
