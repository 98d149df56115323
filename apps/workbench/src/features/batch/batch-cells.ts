import type { Row } from '@hubkit/bulk';
import type { EvaluationPlan, EvaluationResult, PlanModel, PlanTemplates, Verdict } from '@hubkit/bulk/evaluate';

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
}

/** Cells by `cellId`. */
export type Cells = Readonly<Record<string, Cell>>;

/** A plan with its rows. */
export type PagePlan = Omit<EvaluationPlan, 'data'> & { readonly data: readonly Row[] };

/** The batch that was started: its plan and its cells. */
export interface BatchState {
  readonly plan?: PagePlan;
  readonly cells: Cells;
  /** Rows that are called: all of them, or the first ones as a trial. */
  readonly rows: number;
  readonly isRunning: boolean;
}

/** A cell that is to be filled, and its call. */
export interface Place {
  readonly id: string;
  readonly key: string;
  readonly row: Row;
  readonly model: PlanModel;
  readonly args: Readonly<Record<string, unknown>>;
}

/** Id of the cell of a row and a model, by their places. */
export function cellId(row: number, model: number): string {
  return `${row} ${model}`;
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
  return rows.flatMap((row, rowPlace) => {
    const args = templates.args(row);
    return models.map((model, modelPlace) => ({
      id: cellId(rowPlace, modelPlace),
      key: createKey(service, model, args),
      row,
      model,
      args,
    }));
  });
}

/** Cells with an answer, by the keys of their calls. */
export function answeredCells(cells: Cells): ReadonlyMap<string, Cell> {
  return new Map(Object.values(cells).flatMap((cell) => (cell.output === undefined ? [] : [[cell.key, cell]])));
}

/** The cells before their calls, with the answers that equal calls had. */
export function waitingCells(places: readonly Place[], answered: ReadonlyMap<string, Cell>): Cells {
  return Object.fromEntries(
    places.map(({ id, key }): [string, Cell] => [id, { ...answered.get(key), state: 'waiting', key }]),
  );
}

/** The cells after a stop. */
export function stopOpen(cells: Cells): Cells {
  const isOpen = ({ state }: Cell) => state === 'waiting' || state === 'running';
  return Object.fromEntries(
    Object.entries(cells).map(([id, cell]) => [id, isOpen(cell) ? { ...cell, state: 'stopped' as const } : cell]),
  );
}

/** How many answers there are, or how many of those that were checked have passed. */
export function describeOutcome(all: Cells): string {
  const cells = Object.values(all);
  const checked = cells.flatMap(({ checks = [] }) => (checks.length > 0 ? [checks.every(({ passed }) => passed)] : []));
  if (checked.length > 0) return `${checked.filter(Boolean).length} of ${checked.length} passed`;
  return `${cells.filter(({ state }) => state === 'done').length} of ${cells.length} answered`;
}

/** Results in the form of the files of `hubkit eval`. */
export function listResults(
  { plan, cells, rows }: Pick<BatchState, 'plan' | 'cells' | 'rows'>,
  nameOf: (model: PlanModel) => string,
): readonly EvaluationResult[] {
  return (plan?.data.slice(0, rows) ?? []).flatMap((input, row) =>
    (plan?.models ?? []).flatMap((model, place): readonly EvaluationResult[] => {
      const cell = cells[cellId(row, place)];
      if (cell?.state !== 'done' && cell?.state !== 'failed') return [];
      const { state: _state, key: _key, provider: _provider, judged: _judged, checks = [], ...facts } = cell;
      return [
        {
          row: row + 1,
          model: nameOf(model),
          input,
          ...facts,
          ...(checks.length > 0 && { passed: checks.every(({ passed }) => passed), checks }),
        },
      ];
    }),
  );
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
