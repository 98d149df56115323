import { Dict } from '../runtime/dict.ts';
import { pyError, typeError, valueError } from '../runtime/errors.ts';
import { toIndex, toInteger } from '../runtime/number.ts';
import { repr, str } from '../runtime/repr.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { Range } from '../runtime/sequences.ts';
import { strftime } from '../runtime/strftime.ts';
import { capitalize } from '../runtime/text.ts';
import { truthy } from '../runtime/truth.ts';
import { type Kwargs, Markup, object, PyObject, tuple, type Value } from '../runtime/values.ts';
import { textArgument } from './arguments.ts';
import { Builtin } from './bind.ts';
import { merge } from './methods-data.ts';
import { fn, row, Table } from './row.ts';

const MAX_RANGE = 100000;

function range(rt: Runtime, ...args: Value[]): Range {
  const [first = 0, second, step = 1] = args.map((value) => (value === undefined ? value : toInteger(value)));
  if (!step) throw valueError('range() arg 3 must not be zero');
  const result = second === undefined ? new Range(0, first, 1) : new Range(first, second, step);
  if (rt.sandboxed && result.length > MAX_RANGE)
    throw pyError('OverflowError', `Range too big. The sandbox blocks ranges larger than MAX_RANGE (${MAX_RANGE}).`);
  return result;
}

/** The dict of `dict(…)` and `namespace(…)`. */
function createDict(rt: Runtime, args: readonly Value[], kwargs: Kwargs): Dict {
  if (args.length > 1) throw typeError(`dict expected at most 1 argument, got ${args.length}`);
  const result = new Dict();
  merge(rt, result, args[0], kwargs);
  return result;
}

/** The result of `namespace(…)`: the only object whose attributes templates may set. */
export class Namespace extends PyObject {
  readonly fields: Dict;
  #isPrinting = false;
  constructor(fields: Dict) {
    super('Namespace', 'jinja2.utils');
    this.fields = fields;
  }
  override attr(name: string): Value {
    return this.fields.get(name);
  }
  override repr(): string {
    // A namespace may hold itself, which no cycle of dicts or lists is.
    if (this.#isPrinting) return '<Namespace {...}>';
    this.#isPrinting = true;
    try {
      return `<Namespace ${repr(this.fields)}>`;
    } finally {
      this.#isPrinting = false;
    }
  }
}

function cycler(items: readonly Value[]): PyObject {
  if (!items.length) throw pyError('RuntimeError', 'at least one item has to be provided');
  let pos = 0;
  return object('Cycler', 'jinja2.utils', {
    attr(name) {
      switch (name) {
        case 'current':
          return items[pos];
        case 'pos':
          return pos;
        case 'items':
          return tuple(items);
        case 'next':
        case 'reset':
          return new Builtin(
            row(name, '', () => {
              const item = name === 'next' ? items[pos] : null;
              pos = name === 'next' ? (pos + 1) % items.length : 0;
              return item;
            }),
          );
      }
      return undefined;
    },
  });
}

function joiner(separator: Value): PyObject {
  let isUsed = false;
  return object('Joiner', 'jinja2.utils', {
    attr: (name) => (name === 'sep' ? separator : name === 'used' ? isUsed : undefined),
    call() {
      const text = isUsed ? separator : '';
      isUsed = true;
      return text;
    },
  });
}

const latin = 'amor aqua dies iter lumen mare nox pax silva via'.split(' ');

/** Filler text. Which words come is random, in Python too; what holds is their number and the marks. */
function lipsum(rt: Runtime, n: Value = 5, html: Value = true, min: Value = 20, max: Value = 100): Value {
  const below = (limit: number) => Math.floor(rt.environment.random() * limit);
  const [low, high] = [toIndex(min), toIndex(max)];
  if (high <= low) throw valueError(`empty range for randrange() (${low}, ${high}, ${high - low})`);
  const isHtml = truthy(html);
  const paragraphs: string[] = [];
  for (let count = toIndex(n); count > 0; count--) {
    const size = low + below(high - low);
    rt.grow(size * 8);
    rt.charge(size);
    let text = '';
    for (let at = 0; at < size; at++) {
      const word = latin[below(latin.length)] as string;
      text += !text ? capitalize(word) : at % 15 ? `${at % 6 ? '' : ','} ${word}` : `. ${capitalize(word)}`;
    }
    paragraphs.push(isHtml ? `<p>${text}.</p>` : `${text}.`);
  }
  return isHtml ? new Markup(paragraphs.join('\n')) : paragraphs.join('\n\n');
}

/** The functions every template has. */
export const globals: Table = new Table(() => ({
  /** Makes an object whose next() cycles through the values. */
  cycler: fn(
    '*',
    (_, items: readonly Value[], kwargs: Kwargs) => {
      for (const name of kwargs.keys()) throw typeError(`cycler() got an unexpected keyword argument '${name}'`);
      return cycler(items);
    },
    'jinja2.utils.Cycler',
  ),
  /** Makes a dict of keyword arguments or pairs. */
  dict: fn('*', createDict),
  /** Makes a function that returns an empty text the first time, then a separator. */
  joiner: fn('sep?', (_, separator = ', ') => joiner(separator), 'jinja2.utils.Joiner'),
  /** Generates filler text. */
  lipsum: fn('n? html? min? max?', lipsum, 'generate_lorem_ipsum'),
  /** Makes an object whose attributes can be set inside loops. */
  namespace: fn(
    '*',
    (rt, args: readonly Value[], kwargs: Kwargs) => new Namespace(createDict(rt, args, kwargs)),
    'jinja2.utils.Namespace',
  ),
  /** Counts from a start up to, but not including, an end. */
  range: fn('start stop? step? /', range),
}));

/** The functions that transformers adds for chat templates. */
export const chatGlobals: Table = new Table(() => ({
  /** Ends the render with an error message. */
  raise_exception: fn('message', (_, message) => {
    throw pyError('TemplateError', str(message));
  }),
  /** Writes the current date and time in a format. */
  strftime_now: fn('format', (rt, format) => strftime(rt.environment.now(), textArgument(format), rt)),
}));
