import { GatewayError } from '../contract/errors.ts';
import type { SetBounds } from '../http/bounds.ts';
import { checkCounts, readCount } from './check-counts.ts';
import { countedBy } from './count-names.ts';
import { CONTENT } from './passed-parameters.ts';

/** Parameters of a model that generates text, within the bounds. */
export interface BoundedParameters {
  /** What is passed on, without any maximum of tokens. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Most tokens of each choice. */
  readonly outputTokens: number;
  readonly choices: number;
}

/** Rules for the parameters of a task. */
export interface ParameterRules {
  /** Names that are passed on; all others are refused. */
  readonly passed: ReadonlySet<string>;
  /** Further names, which the operator allows. */
  readonly allowed: ReadonlySet<string>;
  /** Path of the parameters in the body: empty, or `parameters.` */
  readonly path: string;
}

/**
 * Bounds the parameters of a model that generates text. All spellings of the maximum of tokens become one number, the smallest of
 * them: a service reads one spelling and overlooks the others.
 */
export function boundParameters(
  given: Readonly<Record<string, unknown>>,
  { passed, allowed, path }: ParameterRules,
  bounds: SetBounds,
): BoundedParameters {
  const fields: Record<string, unknown> = {};
  let outputTokens = bounds.outputTokens;
  let choices = 1;
  let floor = 0;
  for (const [name, value] of Object.entries(given)) {
    if (value === null || value === undefined) continue;
    const at = path + name;
    const counted = countedBy(name);
    if (counted !== undefined) {
      const count = readCount(value, counted, bounds, at);
      if (counted === 'tokens') {
        outputTokens = Math.min(outputTokens, count);
        continue;
      }
      if (counted === 'choices') choices = Math.max(choices, count);
      else floor = Math.max(floor, count);
    } else if (!passed.has(name) && !allowed.has(name)) {
      throw notPassed(at);
    } else if (!CONTENT.has(name)) {
      choices = Math.max(choices, checkCounts(value, bounds, at).choices);
      if (!allowed.has(name)) refuseUnknownNumbers(value, at);
    }
    fields[name] = value;
  }
  if (floor > outputTokens) {
    throw new GatewayError('INPUT', `The request asks for ${floor} tokens at least and ${outputTokens} at most.`);
  }
  return { fields, outputTokens, choices };
}

/** Refuses numbers above 1 under unknown names inside of a parameter: each may count tokens or choices, as on the top. */
function refuseUnknownNumbers(value: unknown, path: string, isUnknown = false): void {
  if (Array.isArray(value)) {
    for (const member of value) refuseUnknownNumbers(member, path, isUnknown);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      refuseUnknownNumbers(member, `${path}.${name}`, countedBy(name) === undefined);
    }
  } else if (isUnknown && Number(value) > 1) {
    throw notPassed(path);
  }
}

/** The refusal of a parameter that is not passed on. */
export function notPassed(path: string): GatewayError {
  const shown = path.slice(0, 60).replace(/[^\w.-]/g, '?');
  return new GatewayError(
    'INPUT',
    `This gateway does not pass on \`${shown}\`; its operator can allow more parameters.`,
    {
      param: shown,
    },
  );
}
