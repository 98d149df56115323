import { keepState } from '../../database/keep-state.ts';
import type { Storage } from '../../database/open-storage.ts';
import { variablesIn } from '../../prompts/prompt-variables.ts';
import { createStore, type Store } from '../../state/store.ts';
import type { CheckKind } from './check.ts';
import type { EvaluationPlan } from './create-evaluation.ts';
import { readCsv } from './csv.ts';

/** Most calls of an evaluation; larger tables are for bulk runs. */
const MAX_CALLS = 400;
/** Most models side by side. */
export const MAX_MODELS = 4;

/** Fields of the form. Models that are '' follow the list of the service. */
export interface PlanForm extends Omit<EvaluationPlan, 'table'> {
  readonly csv: string;
}

/** Creates the form as it was left in this browser; the first one has an example. */
export function createPlanForm(storage: Pick<Storage, 'get' | 'put'>): Store<PlanForm> {
  const store = createStore<PlanForm>({
    prompt: 'What is the capital of {{ country }}? Answer with its name.',
    csv: 'country,expected\nNorway,Oslo\nPeru,Lima\nKenya,Nairobi\n',
    models: ['', ''],
    check: 'text',
    rule: '',
    judge: '',
  });
  keepState(store, storage, 'evaluation.form', readForm);
  return store;
}

function readForm(stored: unknown): PlanForm | undefined {
  const form = (stored ?? {}) as Partial<PlanForm>; // Imports may be damaged.
  const texts = [form.prompt, form.csv, form.check, form.rule, form.judge];
  return texts.every((text) => typeof text === 'string') && Array.isArray(form.models) ? (form as PlanForm) : undefined;
}

/** Hints for the field of the rule, by check. */
export const RULES: Readonly<Record<Exclude<CheckKind, 'none'>, { readonly label: string; readonly hint: string }>> = {
  text: {
    label: 'Text that the answer contains',
    hint: 'Leave empty to use the column `expected`.',
  },
  schema: { label: 'JSON Schema', hint: 'Answers are asked for in this form, and checked against it.' },
  judge: {
    label: 'Criterion',
    hint: 'A model decides whether an answer meets it, such as: names one city, nothing else.',
  },
};

/** Makes a plan of the form. Throws an error that names the field and what to do. */
export function readPlan(form: PlanForm, models: readonly string[], judge: string): EvaluationPlan {
  const { csv, ...rest } = form;
  const table = readCsv(csv);
  if (table.rows.length === 0) throw new Error('The table has no row below its header. Add one.');
  const missing = variablesIn(form.prompt).find((name) => !table.columns.includes(name));
  if (missing !== undefined)
    throw new Error(`The prompt has the variable “${missing}”, but the table has no such column. Rename one of them.`);
  const calls = table.rows.length * models.length;
  if (calls > MAX_CALLS)
    throw new Error(`These are ${calls} calls; a grid has at most ${MAX_CALLS}. Shorten the table, or use Bulk.`);
  if (form.check === 'schema') readSchema(form.rule);
  if (form.check === 'judge' && form.rule.trim() === '') throw new Error('The judge needs a criterion. Write one.');
  return { ...rest, models, judge, table };
}

function readSchema(text: string): void {
  try {
    JSON.parse(text);
  } catch (error) {
    throw new Error(`The schema is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
