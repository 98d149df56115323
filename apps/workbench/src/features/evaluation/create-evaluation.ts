import { keepState } from '../../database/keep-state.ts';
import type { Storage } from '../../database/open-storage.ts';
import { fillPrompt } from '../../prompts/prompt-variables.ts';
import { keepPageRun, type PageRunEnd } from '../../run/page-run.ts';
import type { RunReport } from '../../run/run-report.ts';
import { type RunHandle, startRun } from '../../run/start-run.ts';
import type { Connection } from '../../services/connection.ts';
import { createStore, type Store } from '../../state/store.ts';
import { type CheckKind, checkSchema, checkText, EXPECTED, judgeArgs, readVerdict, type Verdict } from './check.ts';
import type { Table } from './csv.ts';

/** Number of calls at a time. */
const CALLS = 4;

/** Settings of an evaluation: one call for each row and model. */
export interface EvaluationPlan {
  readonly prompt: string;
  readonly models: readonly string[];
  readonly table: Table;
  readonly check: CheckKind;
  /** Text, schema or criterion of the check. Without a text, the column `expected` has it. */
  readonly rule: string;
  readonly judge: string;
}

/** The call of a row with a model. */
export interface Cell {
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'stopped';
  readonly answer?: string;
  readonly report?: RunReport;
  readonly verdict?: Verdict;
  /** Reason of a failed call or check. */
  readonly problem?: string;
}

/** State of the evaluation: the plan that was started, and its cells by `cellId`. */
export interface EvaluationState {
  readonly plan?: EvaluationPlan;
  readonly cells: Readonly<Record<string, Cell>>;
  readonly isRunning: boolean;
}

/** Evaluation of the workbench: it goes on when its page is left. */
export interface Evaluation {
  readonly store: Store<EvaluationState>;
  readonly start: (connection: Connection, plan: EvaluationPlan) => void;
  readonly stop: () => void;
}

/** Id of the cell of a row and a model, by their places. */
export function cellId(row: number, model: number): string {
  return `${row} ${model}`;
}

/** Creates an evaluation with the last grid of this browser; calls that a reload has interrupted are stopped. */
export function createEvaluation(
  storage: Pick<Storage, 'get' | 'put'>,
  newId: () => string = () => crypto.randomUUID(),
): Evaluation {
  const store = createStore<EvaluationState>({ cells: {}, isRunning: false });
  keepState(store, storage, 'evaluation.grid', readKept);
  let present: { isStopped: boolean; readonly handles: Set<RunHandle>; end: (end: PageRunEnd) => void } | undefined;
  const stop = () => {
    if (!present) return;
    present.isStopped = true;
    for (const handle of present.handles) handle.stop();
    const { end } = present;
    present = undefined;
    store.set((state) => ({ ...state, isRunning: false, cells: stopOpen(state.cells) }));
    end({ state: 'stopped', note: outcomeOf(store.get().cells) });
  };
  return {
    store,
    stop,
    start(connection, plan) {
      stop();
      const round = { isStopped: false, handles: new Set<RunHandle>(), end: (_end: PageRunEnd) => {} };
      present = round;
      const ended = new Promise<PageRunEnd>((resolve) => {
        round.end = resolve;
      });
      const about = { kind: 'evaluation', task: 'conversational', to: '/evaluation' } as const;
      const model = plan.models.map((id) => id.split('/').at(-1)).join(', ');
      void keepPageRun(storage, { ...about, id: newId(), at: Date.now(), title: plan.prompt, model }, ended);
      const places = plan.table.rows.flatMap((_, row) => plan.models.map((_model, model) => ({ row, model })));
      const waiting = places.map(({ row, model }) => [cellId(row, model), { state: 'waiting' }] as const);
      store.set({ plan, cells: Object.fromEntries(waiting), isRunning: true });
      const show = (id: string, cell: Cell) => {
        if (!round.isStopped) store.set((state) => ({ ...state, cells: { ...state.cells, [id]: cell } }));
      };
      const call = async (model: string, args: Readonly<Record<string, unknown>>) => {
        const spec = { task: 'conversational', method: 'chatCompletion', provider: 'auto', model } as const;
        const handle = startRun(connection, { ...spec, isStreamed: false, args });
        round.handles.add(handle);
        const run = await handle.ended;
        round.handles.delete(handle);
        if (run.failure) throw new Error(run.failure.message);
        return run;
      };
      const work = async () => {
        for (let place = places.shift(); place && !round.isStopped; place = places.shift()) {
          const { row, model } = place;
          const id = cellId(row, model);
          show(id, { state: 'running' });
          let cell: Cell = { state: 'running' };
          try {
            const values = plan.table.rows[row] ?? {};
            const question = fillPrompt(plan.prompt, values);
            const args = { messages: [{ role: 'user', content: question }], ...formatOf(plan) };
            const run = await call(plan.models[model] ?? '', args);
            cell = { state: 'done', answer: run.text, ...(run.report && { report: run.report }) };
            show(id, { ...cell, state: plan.check === 'judge' ? 'running' : 'done' });
            const judge = async () =>
              readVerdict((await call(plan.judge, judgeArgs(plan.rule, question, run.text))).text);
            const verdict = plan.check === 'judge' ? await judge() : verdictOf(plan, run.text, values);
            show(id, { ...cell, ...(verdict && { verdict }) });
          } catch (error) {
            show(id, { ...cell, state: 'failed', problem: error instanceof Error ? error.message : String(error) });
          }
        }
      };
      void Promise.all(Array.from({ length: CALLS }, work)).then(() => {
        if (present !== round) return;
        present = undefined;
        store.set((state) => ({ ...state, isRunning: false }));
        round.end({ state: 'done', note: outcomeOf(store.get().cells) });
      });
    },
  };
}

/** How many answers there are, or how many of those that were checked have passed. */
function outcomeOf(all: EvaluationState['cells']): string {
  const cells = Object.values(all);
  const checked = cells.flatMap(({ verdict }) => verdict ?? []);
  if (checked.length > 0) return `${checked.filter(({ isPassed }) => isPassed).length} of ${checked.length} passed`;
  return `${cells.filter(({ state }) => state === 'done').length} of ${cells.length} answered`;
}

function verdictOf({ check, rule }: EvaluationPlan, answer: string, values: Readonly<Record<string, string>>) {
  if (check === 'schema') return checkSchema(answer, rule);
  if (check !== 'text') return undefined;
  const expected = fillPrompt(rule, values) || values[EXPECTED];
  return expected ? checkText(answer, expected) : undefined;
}

/** With a schema, the answer is asked for in that form. */
function formatOf({ check, rule }: EvaluationPlan) {
  if (check !== 'schema') return {};
  const schema: unknown = JSON.parse(rule);
  return { response_format: { type: 'json_schema', json_schema: { name: 'answer', schema, strict: true } } };
}

/** Validates a stored grid; returns undefined if it is invalid. */
function readKept(stored: unknown): EvaluationState | undefined {
  const { plan, cells } = (stored ?? {}) as Partial<EvaluationState>; // Imports may be damaged.
  if (typeof cells !== 'object' || !Array.isArray(plan?.models) || !Array.isArray(plan.table?.rows)) return undefined;
  return { plan, cells: stopOpen(cells), isRunning: false };
}

function stopOpen(cells: EvaluationState['cells']): EvaluationState['cells'] {
  const isOpen = ({ state }: Cell) => state === 'waiting' || state === 'running';
  return Object.fromEntries(
    Object.entries(cells).map(([id, cell]) => [id, isOpen(cell) ? { ...cell, state: 'stopped' as const } : cell]),
  );
}
