import { OPEN, type Row } from '../library/index.ts';
import type { NodeOf } from '../parser/ast.ts';
import { eq } from '../runtime/compare.ts';
import { pyError, typeError } from '../runtime/errors.ts';
import type { Evaluate, Frame } from '../runtime/frame.ts';
import { closest } from '../runtime/suggest.ts';
import type { Value } from '../runtime/values.ts';
import { entryOf, isEntries, type Operand, operand, readOperand } from './access.ts';
import { boundCall, passed, prepare } from './bound-call.ts';
import type { Compiler } from './compiler.ts';
import { selectPattern } from './shared-patterns.ts';

/** `input | name(arguments)`; the input of the first filter of a block is the block's text. */
export function filter(c: Compiler, node: NodeOf<'Filter'>, body?: Evaluate): Evaluate {
  const selected = body ? undefined : selectByEquality(c, node);
  if (selected) return selected;
  const row = c.environment.filter(node.name);
  if (!row) check(c, 'filter', node);
  const input = inputOf(c, node.input, body);
  return row ? applied(c, node, row, input) : unknown(c, 'filter', node, input.run);
}

function applied(c: Compiler, node: NodeOf<'Filter'>, row: Row, from: Operand): Evaluate {
  const { args, keywords, star, doubleStar } = node.arguments;
  if (!args.length && !keywords.length && !star && !doubleStar && !row.has(OPEN) && row.required === 1) {
    const { fn } = row;
    return (f) => {
      const value = readOperand(f, from);
      f.rt.at = node;
      return fn(f.rt, value);
    };
  }
  const call = boundCall(row, prepare(c, node.arguments, node));
  return (f) => call(f, from.run(f));
}

/** The input of a filter; the first filter of a block has none, and gets the block's body. */
function inputOf(c: Compiler, node: NodeOf<'Filter'>['input'], body: Evaluate | undefined): Operand {
  if (node && (!body || node.type !== 'Filter')) return operand(c, node);
  return { run: node ? filter(c, node as NodeOf<'Filter'>, body) : (body as Evaluate), slot: -1, key: '' };
}

/** Fails where there is no filter or test of this name; if it may never be reached, only then. */
export function check(c: Compiler, kind: 'filter' | 'test', node: NodeOf<'Filter' | 'Test'>): void {
  const { name } = node;
  if (!c.isSoft) throw c.fail(`No ${kind} named '${name}'.`, atName(c, node), closest(name, c.environment.names(kind)));
}

/** The node with the span of its name, so that errors point at the unknown name and not at its operand. */
function atName<Of extends NodeOf<'Filter' | 'Test'>>(c: Compiler, node: Of): Of {
  const start = c.ast.source.indexOf(node.name, node.input?.end ?? node.start);
  return { ...node, start, end: start + node.name.length };
}

/** A filter or test that does not exist: an error once it is reached. */
export function unknown(
  c: Compiler,
  kind: 'filter' | 'test',
  node: NodeOf<'Filter' | 'Test'>,
  input: Evaluate,
): Evaluate {
  const { name } = node;
  const { args, kwargs } = passed(prepare(c, node.arguments, node));
  const place = atName(c, node);
  return (f: Frame): Value => {
    input(f);
    args(f);
    const [keyword] = kwargs?.(f).keys() ?? [];
    f.rt.at = place;
    // What stands in for it in Jinja's code takes no keywords.
    if (keyword !== undefined) throw typeError(`${kind} '${name}' got an unexpected keyword argument '${keyword}'`);
    const error = pyError('TemplateRuntimeError', `No ${kind} named '${name}' found.`);
    error.suggestion = closest(name, c.environment.names(kind)) ?? '';
    throw error;
  };
}

/** `input | selectattr('key', 'equalto', 'text') | list` in one loop over the list. */
function selectByEquality(c: Compiler, node: NodeOf<'Filter'>): Evaluate | undefined {
  const site = node.name === 'list' && node.input?.type === 'Filter' ? node.input : undefined;
  const form = site && selectPattern(c, site);
  if (!form) return undefined;
  const { key, text, isWanted } = form;
  const list = c.evaluate(form.object);
  const steps = [site, node].map((step) =>
    boundCall(c.environment.filter(step.name) as Row, prepare(c, step.arguments, step)),
  );
  const isMatch = (f: Frame, item: Value): boolean => {
    const entry = entryOf(f, item, key);
    if (typeof entry === 'string') return entry === text;
    if (entry === undefined && isEntries(f, item)) return false;
    f.rt.at = site;
    return eq(entry ?? f.rt.getItem(item, key), text);
  };
  return (f) => {
    const items = list(f);
    // What is no list goes through one filter after the other.
    if (!Array.isArray(items)) return steps.reduce<Value>((value, step) => step(f, value), items);
    f.rt.charge(items.length);
    return items.filter((item) => isMatch(f, item) === isWanted);
  };
}
