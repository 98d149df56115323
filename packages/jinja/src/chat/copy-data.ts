import { Dict, entriesOf } from '../runtime/dict.ts';
import { typeError } from '../runtime/errors.ts';
import { PyObject, Tuple } from '../runtime/values.ts';

/**
 * A copy that nobody else can change: lists and dicts all the way down. Other values cannot be changed anyway.
 *
 * @throws {TemplateError} for a function, which could give something else each time it is called.
 */
export function copyData(value: unknown): unknown {
  if (typeof value === 'function')
    throw typeError(`A growing chat takes data only, and ${value.name || 'this value'} is a function.`);
  if (typeof value !== 'object' || value === null || value instanceof PyObject) return value;
  if (value instanceof Tuple) return Tuple.from(value, copyData);
  if (Array.isArray(value)) return value.map(copyData);
  if (value instanceof Date) return new Date(value);
  if (value instanceof Map || value instanceof Dict)
    return new Dict(entriesOf(value).map(([key, item]) => [key, copyData(item)]));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copyData(item)]));
}
