import type { EvaluationPlan, PlanCheck, PlanModel } from '@hubkit/bulk/evaluate';
import { keepState } from '../../database/keep-state.ts';
import type { Storage } from '../../database/open-storage.ts';
import { fileStem } from '../../host-config/file-stem.ts';
import { createStore, type Store } from '../../state/store.ts';
import { readTable } from './read-table.ts';

/** Most models side by side. */
export const MAX_MODELS = 4;

/** A check as its fields have it; `module` checks are for the command. */
export interface CheckForm {
  readonly type: Exclude<PlanCheck['type'], 'module'>;
  /** Text, pattern, schema, criterion or number of the check. */
  readonly text: string;
  /** Model of a judge; '' for the first one. */
  readonly judge?: string;
}

/** Where the rows are called: in the page, or by the host, which writes files. */
type RunPlace = 'here' | 'disk';

/** Fields of a batch. Models that are '' follow the list of the service. */
export interface BatchForm {
  /** Name of the run; '' for that of the file. */
  readonly name: string;
  /** Rows as CSV or JSON Lines. */
  readonly data: string;
  /** Name of the file that they came from. */
  readonly file: string;
  readonly system: string;
  readonly prompt: string;
  readonly models: readonly PlanModel[];
  readonly checks: readonly CheckForm[];
  readonly parameters: NonNullable<EvaluationPlan['parameters']>;
  readonly place: RunPlace;
  /** The most that a run on disk may cost, as typed; '' for no limit. */
  readonly budget: string;
}

/** Rows with a prompt and a check, to try the page with. */
export const EXAMPLE: BatchForm = {
  name: '',
  data: 'country,expected\nNorway,Oslo\nPeru,Lima\nKenya,Nairobi\n',
  file: 'capitals.csv',
  system: '',
  prompt: 'What is the capital of {{ country }}? Answer with its name.',
  models: [{ model: '' }, { model: '' }],
  checks: [{ type: 'contains', text: '' }],
  parameters: {},
  place: 'here',
  budget: '',
};

/** Creates the form as it was left in this browser; the first one has an example. */
export function createBatchForm(storage: Pick<Storage, 'get' | 'put'>): Store<BatchForm> {
  const store = createStore<BatchForm>(EXAMPLE);
  keepState(store, storage, 'batch.form', readForm);
  return store;
}

function readForm(stored: unknown): BatchForm | undefined {
  const form = (stored ?? {}) as Partial<BatchForm>; // Imports may be damaged.
  const texts = [form.name, form.data, form.file, form.system, form.prompt];
  const lists = [form.models, form.checks];
  const isWhole = texts.every((text) => typeof text === 'string') && lists.every(Array.isArray);
  return isWhole ? { ...EXAMPLE, ...form } : undefined;
}

/** A part of the form, with what changes it. */
export interface FormProps {
  readonly form: BatchForm;
  readonly change: (next: Partial<BatchForm>) => void;
}

interface CheckFacts {
  readonly name: string;
  /** Label of its field. */
  readonly field: string;
  /** Member of the check that the field fills. */
  readonly member: string;
  readonly hint: string;
}

/** The checks by type, in the order of their list. */
export const CHECKS: Readonly<Record<CheckForm['type'], CheckFacts>> = {
  contains: { name: 'Contains', field: 'Text', member: 'value', hint: 'Leave empty to use the column “expected”.' },
  exact: { name: 'Exact', field: 'Text', member: 'value', hint: 'Leave empty to use the column “expected”.' },
  regex: { name: 'Regex', field: 'Pattern', member: 'pattern', hint: 'A regular expression, such as ^[A-Z].' },
  schema: { name: 'JSON Schema', field: 'JSON Schema', member: 'schema', hint: 'Answers are requested in this form.' },
  judge: { name: 'Judge', field: 'Criterion', member: 'criterion', hint: 'A model decides, such as: names one city.' },
  latency: { name: 'Latency', field: 'Milliseconds', member: 'maxMs', hint: 'The longest time of a call.' },
  cost: { name: 'Cost', field: 'Dollars', member: 'maxDollars', hint: 'The highest cost of a call.' },
};

/** True for a check whose field holds a number. */
export function isNumeric({ type }: Pick<CheckForm, 'type'>): boolean {
  return type === 'latency' || type === 'cost';
}

/** What a check is for; where it needs a column that the rows lack, which ones they have. */
export function hintCheck({ type, text }: CheckForm, columns: readonly string[] = []): string {
  if (columns.length === 0 || canCheck({ type, text }, columns)) return CHECKS[type].hint;
  return `Not checked: there is no column “expected”, only ${columns.join(', ')}.`;
}

/** False for a check that has nothing to compare with: no text, and no column of it. */
function canCheck({ type, text }: CheckForm, columns: readonly string[]): boolean {
  return CHECKS[type].member !== 'value' || text !== '' || columns.includes('expected');
}

/** Makes the plan of a form. Throws an error that names the field and what to do. */
export async function readBatchPlan(form: BatchForm, models: readonly PlanModel[]): Promise<EvaluationPlan> {
  const { toPlan } = await import('@hubkit/bulk/evaluate');
  const { rows, columns } = await readTable(form.data);
  if (form.prompt.trim() === '') throw new Error('The prompt is empty. Write one.');
  const plan: EvaluationPlan = {
    ...(form.name.trim() !== '' && { name: form.name.trim() }),
    data: rows,
    ...(form.system.trim() !== '' && { system: form.system }),
    prompt: form.prompt,
    models,
    ...(Object.keys(form.parameters).length > 0 && { parameters: form.parameters }),
    checks: form.checks.filter((check) => canCheck(check, columns)).map(toCheck),
  };
  return toPlan(plan, form.name.trim() || 'batch');
}

function toCheck({ type, text, judge }: CheckForm): PlanCheck {
  const { member } = CHECKS[type];
  const value = type === 'schema' ? readSchema(text) : isNumeric({ type }) ? Number(text || Number.NaN) : text;
  return {
    type,
    ...((member !== 'value' || text !== '') && { [member]: value }),
    ...(type === 'judge' && judge && { model: { model: judge } }),
  } as PlanCheck; // `toPlan` validates it.
}

function readSchema(text: string): object {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`The JSON Schema is not JSON: ${(error as Error).message}`);
  }
}

/** Makes the fields of a plan that was opened. Throws an error for one that only the command runs. */
export function toForm(plan: EvaluationPlan, file: string): BatchForm {
  if (typeof plan.data === 'string')
    throw new Error(`The rows are in ${plan.data}. Run the file with “hubkit eval ${file}”, or put them into it.`);
  if (plan.prompt === undefined) throw new Error(`“messages” are for the command: hubkit eval ${file}`);
  const checks = plan.checks.filter((check) => check.type !== 'module');
  if (checks.length < plan.checks.length) throw new Error(`“module” checks are for the command: hubkit eval ${file}`);
  if (plan.models.some(({ endpoint }) => endpoint !== undefined))
    throw new Error('A model has an “endpoint”. Leave it out, and choose the server under Connection.');
  return {
    ...EXAMPLE,
    name: plan.name ?? '',
    file: '',
    data: plan.data.map((row) => `${JSON.stringify(row)}\n`).join(''),
    system: plan.system ?? '',
    prompt: plan.prompt,
    models: plan.models.length === 0 ? [{ model: '' }] : plan.models.slice(0, MAX_MODELS),
    checks: checks.map(fromCheck),
    parameters: plan.parameters ?? {},
  };
}

function fromCheck(check: Exclude<PlanCheck, { type: 'module' }>): CheckForm {
  const value: unknown = Reflect.get(check, CHECKS[check.type].member) ?? '';
  return {
    type: check.type,
    text: typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value),
    ...(check.type === 'judge' && check.model && { judge: check.model.model }),
  };
}

/** Name of the file of a plan. */
export function planFile(name: string): string {
  return `${fileStem(name) || 'batch'}.json`;
}

/** The command that runs the file of a plan. */
export function evalCommand(name: string): string {
  return `hubkit eval ${planFile(name)}`;
}
