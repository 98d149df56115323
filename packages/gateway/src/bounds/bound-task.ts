import type { InferenceTask } from '@hubkit/inference';
import { GatewayError } from '../contract/errors.ts';
import type { SetBounds } from '../http/bounds.ts';
import { boundParameters, notPassed } from './bound-parameters.ts';
import { checkCounts, larger } from './check-counts.ts';
import { TEXT_PARAMETERS } from './passed-parameters.ts';

/** Arguments of a task within the bounds, and what they ask for. */
export interface BoundedTask {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Most tokens of a result; undefined for a task that generates no text. */
  readonly outputTokens: number | undefined;
  /** Results of one request. */
  readonly choices: number;
}

/** Tasks whose models generate text, which services count in tokens. */
const WRITING: ReadonlySet<InferenceTask> = new Set([
  'image-to-text',
  'summarization',
  'text-generation',
  'translation',
]);

type Fields = Readonly<Record<string, unknown>>;

/** Bounds the arguments of a task. */
export function boundTask(
  task: InferenceTask,
  given: Fields,
  bounds: SetBounds,
  allowed: ReadonlySet<string>,
): BoundedTask {
  checkLists(given, bounds);
  if (task === 'text-generation') return boundTextGeneration(given, bounds, allowed);
  const { tokens, choices } = Object.entries(given)
    .filter(([name]) => name !== 'inputs')
    .map(([name, value]) => checkCounts({ [name]: value }, bounds, ''))
    .reduce(larger, { tokens: undefined, choices: 1 });
  return { fields: given, outputTokens: WRITING.has(task) ? (tokens ?? bounds.outputTokens) : undefined, choices };
}

function boundTextGeneration(
  { inputs, parameters, stream: _, ...others }: Fields,
  bounds: SetBounds,
  allowed: ReadonlySet<string>,
): BoundedTask {
  const unknown = Object.keys(others).find((name) => !allowed.has(name));
  if (unknown !== undefined) throw notPassed(unknown);
  const isObject = typeof parameters === 'object' && parameters !== null;
  const rules = { passed: TEXT_PARAMETERS, allowed, path: 'parameters.' };
  // An object, whose members are read as unknown.
  const { fields, outputTokens, choices } = boundParameters(isObject ? (parameters as Fields) : {}, rules, bounds);
  checkCounts(others, bounds, '');
  return {
    fields: { ...others, inputs, parameters: { ...fields, max_new_tokens: outputTokens } },
    outputTokens,
    choices,
  };
}

/** Refuses long lists, at any depth: services work off a list of texts one by one. */
function checkLists(value: unknown, bounds: SetBounds, path = ''): void {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return;
  if (Array.isArray(value) && value.length > bounds.inputs) {
    throw new GatewayError(
      'INPUT',
      `\`${path}\` is a list of ${value.length}, and this gateway allows ${bounds.inputs} at most.`,
      { param: path },
    );
  }
  for (const [name, member] of Object.entries(value)) {
    checkLists(member, bounds, Array.isArray(value) || path === '' ? path || name : `${path}.${name}`);
  }
}
