import type { Row } from '../contract/row.ts';
import { type EvaluationPlan, modelName, type PlanCheck, type PlanModel } from './plan.ts';
import { type PlanTemplates, toText } from './plan-args.ts';
import { schemaProblem } from './schema-problem.ts';

/** The outcome of a check. */
export interface Verdict {
  readonly type: PlanCheck['type'];
  readonly passed: boolean;
  /** What the answer has or lacks. */
  readonly reason: string;
}

/** An answer and what is known about its call. */
export interface CheckedAnswer {
  readonly row: Row;
  readonly model: PlanModel;
  readonly output: unknown;
  readonly ms?: number | undefined;
  /** In US dollars; undefined if unknown. */
  readonly cost?: number | undefined;
}

/** What checks need that depends on where they run. */
export interface CheckTools {
  /** Asks a model for a verdict, by the messages of `judgeArgs`. */
  readonly judge: (check: Extract<PlanCheck, { type: 'judge' }>, answer: CheckedAnswer) => Promise<Verdict>;
  /** The function of a module. */
  readonly ownCheck: (path: string) => Promise<OwnCheck>;
}

/** A check of one's own. A text is the reason of a failure. */
export type OwnCheck = (
  answer: string,
  context: { readonly row: Row; readonly model: string },
) => boolean | string | Promise<boolean | string>;

/** Makes the checks of an answer, in their order. Rejects if a judge gives no verdict or a function fails. */
export async function checkAnswer(
  plan: EvaluationPlan,
  templates: PlanTemplates,
  answer: CheckedAnswer,
  tools: CheckTools,
): Promise<readonly Verdict[]> {
  return Promise.all(
    plan.checks.map(async (check, place): Promise<Verdict> => {
      if (check.type === 'judge') return tools.judge(check, answer);
      if (check.type === 'module') return ownVerdict(await tools.ownCheck(check.path), answer);
      if (check.type === 'schema') return schemaVerdict(check.schema, toText(answer.output));
      return plainVerdict(check, answer, () => templates.expected(place, answer.row));
    }),
  );
}

type PlainCheck = Exclude<PlanCheck, { type: 'judge' | 'module' | 'schema' }>;

function plainVerdict(check: PlainCheck, answer: CheckedAnswer, expected: () => string | undefined): Verdict {
  const { type } = check;
  const text = toText(answer.output);
  switch (check.type) {
    case 'exact':
    case 'contains': {
      const wanted = expected();
      if (wanted === undefined)
        return {
          type,
          passed: false,
          reason: 'There is nothing to compare with: add the column "expected", or a value.',
        };
      return check.type === 'exact' ? exactVerdict(text, wanted) : containsVerdict(text, wanted);
    }
    case 'regex': {
      const passed = new RegExp(check.pattern, check.flags).test(text);
      return {
        type,
        passed,
        reason: `${passed ? 'Matches' : 'Does not match'} /${check.pattern}/${check.flags ?? ''}`,
      };
    }
    case 'latency': {
      if (answer.ms === undefined) return { type, passed: false, reason: 'The time of the call is unknown' };
      const passed = answer.ms <= check.maxMs;
      return { type, passed, reason: `Took ${Math.round(answer.ms)} ms of ${check.maxMs} ms` };
    }
    case 'cost': {
      if (answer.cost === undefined) return { type, passed: false, reason: 'The cost of the call is unknown' };
      return { type, passed: answer.cost <= check.maxDollars, reason: `Cost $${answer.cost} of $${check.maxDollars}` };
    }
  }
}

function exactVerdict(answer: string, expected: string): Verdict {
  const passed = answer.trim() === expected.trim();
  return { type: 'exact', passed, reason: passed ? `Is “${expected.trim()}”` : `Is not “${expected.trim()}”` };
}

function containsVerdict(answer: string, expected: string): Verdict {
  const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const passed = plain(answer).includes(plain(expected));
  return { type: 'contains', passed, reason: passed ? `Contains “${expected}”` : `Does not contain “${expected}”` };
}

async function schemaVerdict(schema: object, answer: string): Promise<Verdict> {
  const problem = await schemaProblem(schema, answer);
  return { type: 'schema', passed: problem === undefined, reason: problem ?? 'Matches the schema' };
}

async function ownVerdict(check: OwnCheck, { output, row, model }: CheckedAnswer): Promise<Verdict> {
  const outcome: unknown = await check(toText(output), { row, model: modelName(model) });
  if (typeof outcome === 'string') return { type: 'module', passed: false, reason: outcome };
  if (typeof outcome === 'boolean') return { type: 'module', passed: outcome, reason: outcome ? 'Passed' : 'Failed' };
  throw new TypeError(
    'The function of a module check has to return true, false, or a text with the reason of a failure.',
  );
}
