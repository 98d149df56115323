import { Dict, lookup } from './dict.ts';
import { Float, Markup, MissingValue, PyObject, refuseStrict, type Value } from './values.ts';

/** Python's `bool(value)`. */
export function truthy(value: Value): boolean {
  if (typeof value === 'object' && value !== null) {
    if (Array.isArray(value)) return value.length > 0;
    if (value instanceof PyObject) {
      if (value instanceof Float) return value.value !== 0;
      if (value instanceof Markup) return value.text !== '';
      if (value instanceof MissingValue) {
        refuseStrict(value);
        return false;
      }
      return value.size ? value.size() > 0 : true;
    }
    if (value instanceof Date) return true;
    if (value instanceof Dict || value instanceof Map || value instanceof Set) return value.size > 0;
    for (const key in value) if (Object.hasOwn(value, key) && lookup(value, key) !== undefined) return true;
    return false;
  }
  return typeof value === 'number' ? value !== 0 : Boolean(value);
}
