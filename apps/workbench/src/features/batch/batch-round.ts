import type { EvaluationPlan, PlanModel, PlanTemplates, Verdict } from '@hubkit/bulk/evaluate';
import { costOfRun } from '../../run/cost.ts';
import type { Run } from '../../run/run.ts';
import { type RunHandle, startRun } from '../../run/start-run.ts';
import type { Connection } from '../../services/connection.ts';
import type { ModelFacts } from '../../services/read-models.ts';
import { readMessage } from '../../ui/read-message.ts';
import { type Cell, createKey, type Place } from './batch-cells.ts';

/** Number of calls at a time. */
const CALLS = 4;

/** Checks and judges of the package, which is loaded late. */
type Evaluation = Pick<typeof import('@hubkit/bulk/evaluate'), 'checkAnswer' | 'judgeArgs' | 'readVerdict'>;

/** What the calls of a round need. */
export interface RoundOptions {
  readonly plan: EvaluationPlan;
  readonly templates: PlanTemplates;
  readonly evaluation: Evaluation;
  readonly connection: Connection;
  readonly facts: ReadonlyMap<string, ModelFacts>;
  /** Cells with an answer, by the keys of their calls: these are not made again. */
  readonly answered: ReadonlyMap<string, Cell>;
  /** Called with each change of a cell, until the round is stopped. */
  readonly onCell: (place: number, cell: Cell) => void;
}

/** The calls and checks of a batch, from its start to its end or stop. */
export class BatchRound {
  readonly #options: RoundOptions;
  readonly #service: string;
  readonly #handles = new Set<RunHandle>();
  #isStopped = false;

  constructor(options: RoundOptions) {
    this.#options = options;
    this.#service = options.connection.service().id;
  }

  /** Fills the cells at their places; resolves once the last one is filled, or after a stop. */
  async fill(places: readonly (readonly [index: number, place: Place])[]): Promise<void> {
    const open = places.values();
    const work = async () => {
      for (const [index, place] of open) if (!this.#isStopped) await this.#fillOne(index, place);
    };
    await Promise.all(Array.from({ length: CALLS }, work));
  }

  /** Ends the calls under way. */
  stop(): void {
    this.#isStopped = true;
    for (const handle of this.#handles) handle.stop();
  }

  async #fillOne(index: number, place: Place): Promise<void> {
    let cell: Cell = { key: place.key, state: 'running' };
    try {
      this.#show(index, cell);
      cell = await this.#answer(place);
      this.#show(index, cell);
      if (cell.state === 'failed') return;
      this.#show(index, { ...cell, state: 'done', ...(await this.#check(place, cell)) });
    } catch (error) {
      this.#show(index, { ...cell, state: 'failed', error: readMessage(error) });
    }
  }

  /** The cell with its answer, before its checks; or with its failure. */
  async #answer({ key, model, args }: Place): Promise<Cell> {
    const { answered, facts } = this.#options;
    const kept = answered.get(key);
    if (kept) {
      const { checks: _checks, error: _error, ...cell } = kept;
      return { ...cell, state: 'running' };
    }
    const { text, report, failure, provider, attempts } = await this.#call(model, args);
    if (failure) {
      const { status, provider: named = provider, message } = failure;
      const about = { requests: attempts, ...(named !== undefined && { provider: named }), ...(status && { status }) };
      const failedCall = { ...about, ...(report && { ms: report.totalMs }) };
      return { key, state: 'failed', error: message, failedCall };
    }
    const cost = report && costOfRun(report, facts.get(model.model));
    return {
      key,
      state: 'running',
      output: text,
      ...(report && { ms: report.totalMs, provider: report.provider }),
      ...(report?.promptTokens !== undefined && { inputTokens: report.promptTokens }),
      ...(report?.completionTokens !== undefined && { outputTokens: report.completionTokens }),
      ...(cost !== undefined && { cost }),
    };
  }

  async #check({ row, model, args }: Place, cell: Cell): Promise<Pick<Cell, 'checks' | 'judged'>> {
    const { plan, templates, evaluation } = this.#options;
    let judged: Readonly<Record<string, Verdict>> = cell.judged ?? {};
    const answer = { row, model, output: cell.output, ms: cell.ms, cost: cell.cost };
    const checks = await evaluation.checkAnswer(plan, templates, answer, {
      judge: async (check) => {
        const judge = check.model ?? plan.models[0] ?? model;
        const asked = evaluation.judgeArgs(check.criterion, args, cell.output);
        const key = createKey(this.#service, judge, asked);
        const verdict = judged[key] ?? evaluation.readVerdict(await this.#judge(judge, asked));
        judged = { ...judged, [key]: verdict };
        return verdict;
      },
      ownCheck: () => Promise.reject(new Error('Module checks run with “hubkit eval”.')),
    });
    return { checks, judged };
  }

  async #judge(model: PlanModel, args: Readonly<Record<string, unknown>>): Promise<string> {
    const { text, failure } = await this.#call(model, args);
    if (failure) throw new Error(failure.message);
    return text;
  }

  async #call({ model, provider = 'auto' }: PlanModel, args: Readonly<Record<string, unknown>>): Promise<Run> {
    const spec = { task: 'conversational', method: 'chatCompletion', provider, model } as const;
    const handle = startRun(this.#options.connection, { ...spec, isStreamed: false, args });
    this.#handles.add(handle);
    const run = await handle.ended;
    this.#handles.delete(handle);
    return run;
  }

  #show(index: number, cell: Cell): void {
    if (!this.#isStopped) this.#options.onCell(index, cell);
  }
}
