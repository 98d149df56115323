import { missingMethodError } from '../library/arguments.ts';
import { pyError, typeError, valueError } from './errors.ts';
import { formatValue } from './format-spec.ts';
import { pattern } from './lazy.ts';
import { escapeText } from './markup.ts';
import { asciiDigits } from './number.ts';
import { repr, str } from './repr.ts';
import type { Runtime } from './runtime.ts';
import { itemAt } from './slice.ts';
import { chargeText, firstMatch } from './text.ts';
import { Undefined } from './undefined.ts';
import { asMarkup, isMapping, isString, Markup, typeName, type Value } from './values.ts';

/**
 * `format.format(*args, **kwargs)` as in the sandbox: attributes are read by the rules of templates. Markup escapes inserted
 * values. Without `args` it is `format.format_map(kwargs)`.
 */
export function strFormat(
  rt: Runtime,
  format: string | Markup,
  args: readonly Value[] | undefined,
  kwargs: Value,
): string | Markup {
  const isMarkup = format instanceof Markup;
  chargeText(rt, isMarkup ? format.text : format);
  // Where there is no sandbox, str's own method is written in C and has its own ideas.
  const isNative = !rt.sandboxed && !isMarkup;
  let automatic = 0;
  let isManual = false;

  const argument = (name: string, whole: string): Value => {
    let key = asciiDigits(name);
    if (isNative ? name === '' : whole === '') {
      if (isManual) throw mixed();
      key = String(automatic++);
    } else if (digits().test(name)) {
      if (isNative || whole === name) {
        if (automatic) throw mixed(isNative);
        isManual = true;
      }
    } else return subscript(rt, kwargs, name);
    if (isNative && !args) throw valueError('Format string contains positional fields');
    if (args && +key < args.length) return args[+key];
    throw pyError(
      'IndexError',
      isNative ? `Replacement index ${+key} out of range for positional args tuple` : 'tuple index out of range',
    );
  };

  const field = (text: string): Value => {
    const name = firstMatch(/^[^.[]*/, text);
    let value = argument(name, text);
    for (const [, dotted, key] of text.slice(name.length).matchAll(/\.([^.[]*)|\[([^\]]*)\]|[\s\S]/g)) {
      const step = dotted ?? key;
      if (step === undefined) throw valueError("Only '.' or '[' may follow ']' in format field specifier");
      if (!step) throw valueError('Empty attribute in format string');
      const index = digits().test(step) ? Number(asciiDigits(step)) : step;
      if (dotted === undefined) value = rt.sandboxed ? rt.getItem(value, index) : subscript(rt, value, index);
      else {
        const owner = value;
        value = rt.sandboxed ? rt.getAttr(owner, step) : rt.attribute(owner, step);
        if (value === undefined) throw missingMethodError(owner, step);
      }
    }
    return value;
  };

  const expand = (text: string, depth: number): string => {
    if (depth < 0) throw valueError('Max string recursion exceeded');
    let result = '';
    let from = 0;
    for (const { 0: whole, 1: name, 2: conversion, 3: spec = '', index } of text.matchAll(part)) {
      result += text.slice(from, index);
      from = index + whole.length;
      if (whole === '{{' || whole === '}}') result += whole[0];
      else {
        if (name === undefined) throw valueError(`Single '${whole}' encountered in format string`);
        let value = field(name);
        if (conversion !== undefined && !/[sra]/.test(conversion))
          throw valueError(`Unknown conversion specifier ${conversion}`);
        if (conversion !== undefined) value = conversion === 's' ? str(value, rt) : repr(value, rt);
        const how = expand(spec, depth - 1);
        const isSafe = isMarkup && value instanceof Markup;
        if (isSafe && how) throw valueError('Unsupported format specification for Markup.');
        const shown = formatValue(rt, value, how);
        result += isMarkup && !isSafe ? escapeText(shown) : shown;
      }
      rt.grow(result.length);
    }
    return result + text.slice(from);
  };

  const result = expand(isMarkup ? format.text : format, 2);
  return asMarkup(isMarkup, result);
}

/** `value[key]` as Python itself reads it. */
function subscript(rt: Runtime, value: Value, key: string | number): Value {
  if (value instanceof Undefined) return rt.getItem(value, key);
  const found = itemAt(value, key);
  if (found !== undefined) return found;
  if (isMapping(value)) throw pyError('KeyError', repr(key));
  const isText = isString(value);
  if (!isText && !Array.isArray(value)) throw typeError(`'${typeName(value)}' object is not subscriptable`);
  const type = isText ? 'string' : typeName(value);
  if (typeof key === 'number') throw pyError('IndexError', `${type} index out of range`);
  throw typeError(`${type} indices must be integers${isText ? ", not 'str'" : ' or slices, not str'}`);
}

const digits = pattern('^\\p{Nd}+$', 'u');

/** Braces: doubled ones, a field `{name!conversion:spec}` whose spec may hold fields, or one alone. */
const part =
  /\{\{|\}\}|\{((?:\[[^\]]*\]|[^[{}:!])*)(?:!([^{}]))?(?::((?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*))?\}|[{}]/g;

const mixed = (isFromAutomatic = false) => {
  const ways = ['manual field specification', 'automatic field numbering'];
  const [from, to] = isFromAutomatic ? ways.reverse() : ways;
  return valueError(`cannot switch from ${from} to ${to}`);
};
