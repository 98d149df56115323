import { EmulatorError } from '../contract/errors.ts';
import { type Fault, type FaultParameter, readDefault } from './fault.ts';
import { FAULTS, type FaultName, isFaultName } from './table.ts';
import { type FaultTarget, isFaultTarget, TARGET_NAMES } from './target.ts';

/** A fault as text: its name, and parameters after semicolons: `rate-limit;retry-after=3`. */
export type FaultSpec = FaultName | `${FaultName};${string}`;

/** A fault that was requested, checked. */
export interface ParsedFault {
  readonly name: FaultName;
  readonly fault: Fault;
  readonly parameters: Readonly<Record<string, string | number>>;
  readonly target: FaultTarget;
  /** The number of requests to strike. */
  readonly times: number;
  /** The number of matching requests to leave alone first. */
  readonly skip: number;
}

/** Parameters that every fault takes. */
const COMMON: Readonly<Record<'target' | 'times' | 'skip', FaultParameter>> = {
  target: 'provider',
  times: { default: Number.POSITIVE_INFINITY, min: 0, max: Number.POSITIVE_INFINITY },
  skip: 0,
};

/** Parses a fault; `values` are parameters over those in the text. Throws an EmulatorError for unknown names and bad values. */
export function parseFault(spec: string, values: Readonly<Record<string, unknown>> = {}): ParsedFault {
  const [name = '', ...rest] = spec.split(';').map((part) => part.trim());
  if (!isFaultName(name)) {
    const known = Object.keys(FAULTS).join(', ');
    throw new EmulatorError('UNKNOWN_FAULT', `There is no fault “${name}”. The faults are: ${known}.`);
  }
  const fault: Fault = FAULTS[name];
  const declared: Readonly<Record<string, FaultParameter>> = { ...COMMON, ...fault.parameters };
  const given = [
    ...rest.filter((part) => part !== '').map(splitParameter),
    ...Object.entries(values).filter(([, value]) => value !== undefined),
  ];
  const parameters: Record<string, string | number> = Object.fromEntries(
    Object.entries(declared).map(([key, parameter]) => [key, readDefault(parameter)]),
  );
  for (const [key, value] of given) {
    const parameter = Object.hasOwn(declared, key) ? declared[key] : undefined;
    if (parameter === undefined) {
      const known = Object.keys(declared).join(', ');
      throw invalid(`The fault “${name}” has no parameter “${key}”: it takes ${known}.`);
    }
    parameters[key] = readParameter(parameter, value, `The parameter “${key}” of the fault “${name}”`);
  }
  const { target, times, skip, ...own } = parameters;
  if (!isFaultTarget(target)) {
    const message = `The target of a fault must be ${TARGET_NAMES.join(', ')} or a part of a path, such as “/groq/”, not “${target}”.`;
    throw invalid(message);
  }
  return { name, fault, parameters: own, target, times: Number(times), skip: Number(skip) };
}

function splitParameter(text: string): [key: string, value: string] {
  const at = text.indexOf('=');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function readParameter(parameter: FaultParameter, value: unknown, subject: string): string | number {
  if (typeof parameter === 'string') return String(value);
  const { min, max } = typeof parameter === 'object' ? parameter : { min: 0, max: Number.MAX_SAFE_INTEGER };
  const number = value === '' ? Number.NaN : Number(value);
  if (number >= min && number <= max) return number;
  const limits = max >= Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  throw invalid(`${subject} must be a number ${limits}, not “${String(value)}”.`);
}

function invalid(message: string): EmulatorError {
  return new EmulatorError('INVALID_FAULT', message);
}
