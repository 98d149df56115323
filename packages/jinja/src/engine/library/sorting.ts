import { compare, eq } from '../runtime/compare.ts';
import { toIndex } from '../runtime/number.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { iterate, toList } from '../runtime/sequences.ts';
import { truthy } from '../runtime/truth.ts';
import { isString, Tuple, unwrapMarkup, type Value } from '../runtime/values.ts';
import { attributeGetter, filterArgumentError, listItems, noItem } from './arguments.ts';

/** The filter `sort`. */
export function sort(
  rt: Runtime,
  value: Value,
  isDown: Value = false,
  isExact: Value = false,
  path: Value = null,
): Value {
  const paths = isString(path) ? unwrapMarkup(path).split(',') : [path];
  const getters = paths.map((one) => attributeGetter(rt, one, !truthy(isExact)));
  return sorted(rt, toList(value, rt), (item) => getters.map((get) => get(item)), isDown);
}

/** The filter `dictsort`. */
export function dictSort(
  rt: Runtime,
  value: Value,
  isExact: Value = false,
  by: Value = 'key',
  isDown: Value = false,
): Value {
  const place = ['key', 'value'].indexOf(String(by));
  if (place < 0) throw filterArgumentError('You can only sort by either "key" or "value"');
  const fold = attributeGetter(rt, null, !truthy(isExact));
  return sorted(rt, listItems(value), (pair) => fold(pair[place]), isDown).map((pair) => new Tuple(...pair));
}

/** A group from `groupby`: a pair whose items also have names. */
export class Group extends Tuple {
  override get type() {
    return '_GroupTuple';
  }
  get module() {
    return 'jinja2.filters';
  }
  attr(name: string): Value {
    return name === 'grouper' ? this[0] : name === 'list' ? this[1] : undefined;
  }
}

/** The filter `groupby`. */
export function groupBy(rt: Runtime, value: Value, path: Value, fallback: Value = null, isExact: Value = false): Value {
  const exact = truthy(isExact);
  const fold = attributeGetter(rt, path, !exact, fallback);
  const get = exact ? fold : attributeGetter(rt, path, false, fallback);
  const groups: Value[] = [];
  let members: Value[] = [];
  let last: Value;
  for (const item of sorted(rt, toList(value, rt), fold, false)) {
    const key = fold(item);
    if (!groups.length || !eq(key, last, rt)) {
      members = [];
      groups.push(new Group(get(item), members));
    }
    last = key;
    members.push(item);
  }
  return groups;
}

/** The filters `max` and `min`. */
export function extreme(op: '<' | '>') {
  return (rt: Runtime, value: Value, isExact: Value = false, path: Value = null): Value => {
    const get = attributeGetter(rt, path, !truthy(isExact));
    let best: readonly [key: Value, item: Value] | undefined;
    let count = 0;
    for (const item of iterate(value)) {
      if (!(++count & 3)) rt.charge(1);
      const key = get(item);
      if (!best || compare(op, key, best[0], rt)) best = [key, item];
    }
    return best ? best[1] : noItem(rt, 'aggregated');
  };
}

/** Python's `sorted`: stable, also downwards. */
function sorted<T>(rt: Runtime, values: readonly T[], key: (item: T) => Value, reverse: Value): T[] {
  const isDown = toIndex(reverse, true) !== 0;
  const pairs = values.map((item) => [key(item), item] as const);
  if (isDown) pairs.reverse();
  let count = 0;
  pairs.sort(([a], [b]) => {
    if (!(++count & 1023)) rt.charge(128);
    return compare('<', a, b, rt) ? -1 : +compare('<', b, a, rt);
  });
  if (isDown) pairs.reverse();
  return pairs.map((pair) => pair[1]);
}
