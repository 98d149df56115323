import { listEntries } from '../runtime/dict.ts';
import { pyError, typeError, valueError } from '../runtime/errors.ts';
import { escapeText } from '../runtime/markup.ts';
import { parseInteger } from '../runtime/number.ts';
import { repr, str } from '../runtime/repr.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { unpack } from '../runtime/sequences.ts';
import { isText } from '../runtime/text.ts';
import { Undefined } from '../runtime/undefined.ts';
import { asMarkup, isMapping, isString, Markup, typeName, unwrapMarkup, type Value } from '../runtime/values.ts';

/** A string argument's text. */
export function textArgument(value: Value): string {
  if (isString(value)) return str(value);
  throw typeError(`must be str, not ${typeName(value)}`);
}

/** The text of a string function's first argument (`soft_str`), with what makes its result Markup again if it was. */
export const onText =
  (fn: (rt: Runtime, text: string, ...args: never[]) => string) =>
  (rt: Runtime, value: Value, ...args: never[]): string | Markup => {
    const text = str(value, rt);
    rt.charge(text.length >>> 8);
    return asMarkup(value instanceof Markup, fn(rt, text, ...args));
  };

/** The text of a string that joins a Markup: escaped unless it is Markup itself. */
export const safeText = (value: Value): string => (value instanceof Markup ? value.text : escapeText(str(value)));

/** Creates the undefined value for an item of an empty sequence. */
export const noItem = (rt: Runtime, which: string): Undefined =>
  rt.undefined(undefined, undefined, `No ${which} item, sequence was empty.`);

/** The error of a filter that was called in a way it cannot serve. */
export const filterArgumentError = (text: string) => pyError('FilterArgumentError', text);

/** Reads an attribute path such as `author.name` or `rows.0` of each item. `isFolded` lowers strings, for sorting without case. */
export function attributeGetter(
  rt: Runtime,
  path: Value,
  isFolded = false,
  fallback: Value = null,
): (item: Value) => Value {
  // What most templates ask for: one name.
  if (typeof path === 'string' && !isFolded && fallback === null && /^[a-z_]+$/.test(path))
    return (item) => {
      rt.charge(1);
      return rt.getItem(item, path);
    };
  const parts =
    path == null
      ? []
      : isString(path)
        ? str(path)
            .split('.')
            .map((part) => (isText(rt, 'isdigit', part) ? integer(part) : asMarkup(path instanceof Markup, part)))
        : [path];
  return (item) => {
    rt.charge(1);
    let value = item;
    for (const part of parts) {
      value = rt.getItem(value, part);
      if (fallback !== null && value instanceof Undefined) value = fallback;
    }
    if (!isFolded || !isString(value)) return value;
    return asMarkup(value instanceof Markup, unwrapMarkup(value).toLowerCase());
  };
}

/** An index in a path; what `isdigit` takes for one, `int` may refuse: `²`. */
function integer(text: string): Value {
  const value = parseInteger(text);
  if (value === undefined) throw valueError(`invalid literal for int() with base 10: ${repr(text)}`);
  return value;
}

/** `key, value = pair`. */
export const unpackPair = (pair: Value): readonly Value[] => unpack(pair, 2);

/** `value.items()`. */
export function listItems(value: Value): [Value, Value][] {
  if (isMapping(value)) return listEntries(value);
  throw missingMethodError(value, 'items');
}

/** The error for a value that was taken for another type and lacks its method. */
export const missingMethodError = (value: Value, name: string): Error =>
  value instanceof Undefined
    ? value.failure()
    : pyError('AttributeError', `'${typeName(value)}' object has no attribute '${name}'`);
