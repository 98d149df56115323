import { Group } from '../library/index.ts';
import type { Binary, DictExpression, Expression } from '../parser/ast.ts';
import { Context } from '../runtime/context.ts';
import { pyError, TemplateError } from '../runtime/errors.ts';
import { type Evaluate, Frame } from '../runtime/frame.ts';
import { escapeText } from '../runtime/markup.ts';
import { Render } from '../runtime/render.ts';
import { str } from '../runtime/repr.ts';
import { entriesOf, Float, hashKey, isMapping, Markup, PyObject, truthy, type Value } from '../runtime/values.ts';
import { each } from './analyze.ts';
import type { Compiler } from './compiler.ts';
import { expression } from './expressions.ts';

/** What came of computing an expression beforehand: its value and how to have it again, or what went wrong. */
export type Folded =
  | { readonly run: Evaluate; readonly value: Value }
  | { readonly run?: never; readonly error: TemplateError | undefined };

/** Larger constants are left to the render. */
const LIMITS = { outputLength: 10000, listLength: 1000, steps: 10000, timeMs: 100 };

/** How many constants of a template are computed beforehand. */
const MOST = 1000;

/** Filters that Jinja does not compute beforehand: what they do depends on the render. */
const atRunTime = /^(map|select|reject|random)/;

/** What the optimizer does not look at as a whole. */
const partwise: ReadonlySet<string> = new Set(['Name', 'Const', 'List', 'Tuple', 'Dict', 'Slice']);

/** What an expression begins with, where it begins with another one. */
interface Start {
  readonly object?: Expression;
  readonly input?: Expression | null;
  readonly left?: Expression;
  readonly first?: Expression;
}

/** Whether all of this is known while compiling. The rules are those of Jinja's optimizer. */
function isConstant(c: Compiler, node: Expression): boolean {
  // Nearly everything begins with a variable.
  for (let part: Expression | null | undefined = node; part; ) {
    if (part.type === 'Name' || part.type === 'Call') return false;
    const start: Start = part as object;
    part = start.object ?? start.input ?? start.left ?? start.first;
  }
  const { type } = node;
  if (type === 'Const') return true;
  if (type === 'Binary' && isShortcut(node)) {
    const left = fold(c, node.left);
    return !!left && (truthy(left.value) === (node.operator === 'or') || isConstant(c, node.right));
  }
  if (type === 'Conditional') {
    const test = fold(c, node.test);
    const chosen = test && (truthy(test.value) ? node.value : node.otherwise);
    return !!chosen && isConstant(c, chosen);
  }
  let isKnown = true;
  if (type === 'Filter' || type === 'Test') {
    const { name, input } = node;
    const { environment } = c;
    const isFilter = type === 'Filter';
    const row = isFilter ? environment.filter(name) : environment.test(name);
    const isOwn = (isFilter ? environment.filters : environment.tests).has(name);
    isKnown = !!row && !!input && !isOwn && c.autoescape !== undefined && !(isFilter && atRunTime.test(name));
  }
  if (isKnown)
    each(node, (part) => {
      isKnown &&= isFolded(c, part as Expression);
    });
  return isKnown;
}

/** The same of a part: what was computed once is not looked through again. */
const isFolded = (c: Compiler, part: Expression): boolean =>
  partwise.has(part.type) ? isConstant(c, part) : !!fold(c, part);

const isShortcut = ({ operator }: Binary): boolean => operator === 'and' || operator === 'or';

/** Parts whose errors Jinja does not keep for the render: the template cannot be compiled. */
const isFragile = (node: Expression): boolean =>
  node.type === 'Binary' ? isShortcut(node) : node.type === 'Concat' || node.type === 'Conditional';

function attempt(c: Compiler, node: Expression): Folded {
  const { isFolding } = c;
  c.isFolding = true;
  const run = expression(c, node);
  c.isFolding = isFolding;
  try {
    if (!c.frame) {
      const rt = new Render(c.environment, c.template, {}, { limits: LIMITS });
      c.frame = new Frame(rt, new Context(rt, {}), [], [], undefined);
    }
    c.frame.rt.autoescape = c.escapes;
    return { run, value: run(c.frame) };
  } catch (error) {
    let isOwn = isFragile(node) && TemplateError.is(error) && error.code === 'template_runtime';
    if (isOwn) each(node, (part) => (isOwn &&= !!fold(c, part as Expression)));
    return { error: isOwn ? c.place(error as TemplateError, node) : undefined };
  }
}

/** What Jinja computes while it compiles; undefined where it leaves that to the render. */
export function fold(c: Compiler, node: Expression) {
  let known = c.folds.get(node);
  if (!known) {
    if (c.folds.size > MOST || !isConstant(c, node)) return undefined;
    known = attempt(c, node);
    c.folds.set(node, known);
  }
  if (known.run) return known;
  if (known.error && c.isOptimized) throw known.error;
  return undefined;
}

/** Whether Jinja can write a value into the code it makes. */
function isWritable(value: Value): boolean {
  if (Array.isArray(value)) return !(value instanceof Group) && value.every(isWritable);
  if (isMapping(value)) return entriesOf(value).every((entry) => entry.every(isWritable));
  return value instanceof PyObject
    ? value instanceof Float || value instanceof Markup
    : typeof value !== 'object' || value === null;
}

/** Fails where the optimizer does: at the first key that cannot be hashed, unless it meets something first that is not constant. */
function checkKeys(c: Compiler, node: DictExpression): void {
  for (const [i, key] of node.keys.entries()) {
    const known = fold(c, key);
    if (!known || !isFolded(c, node.values[i] as Expression)) return;
    try {
      hashKey(known.value);
    } catch (error) {
      throw c.place(error as TemplateError, node);
    }
  }
}

/** Looks through what is not compiled for what the optimizer fails at. */
export function look(c: Compiler, node: Expression): void {
  if (!c.isOptimized || c.looked.has(node)) return;
  c.looked.add(node);
  each(node, (part) => look(c, part as Expression));
  if (node.type === 'Dict') checkKeys(c, node);
}

/** The expression as Jinja's optimizer leaves it, where it is a constant then. */
export function optimized(c: Compiler, node: Expression): Evaluate | undefined {
  const { type } = node;
  if (type === 'Const') return constant(c, node, node.value);
  if (type === 'Name' || type === 'List' || type === 'Tuple') return undefined;
  if (c.autoescape === undefined && !c.isFolding) return undefined;
  if (type === 'Dict') {
    look(c, node);
    return undefined;
  }
  c.isOptimized = c.autoescape !== undefined;
  const known = fold(c, node);
  if (!known) return undefined;
  const { run, value } = known;
  if (!isWritable(value)) return c.isFolding ? run : undefined;
  return typeof value === 'object' && value !== null && !(value instanceof PyObject) ? run : constant(c, node, value);
}

/** A constant where the render meets it: Jinja writes infinity as a name that does not exist. */
function constant(c: Compiler, node: Expression, value: Value): Evaluate {
  if (typeof value !== 'number' || Number.isFinite(value) || c.isFolding) return () => value;
  return (f) => {
    f.rt.at = node;
    throw pyError('NameError', `name '${Number.isNaN(value) ? 'nan' : 'inf'}' is not defined`);
  };
}

/** The text of an expression that is printed, where Jinja knows it beforehand. */
export function knownText(c: Compiler, node: Expression): string | undefined {
  if (node.type === 'Const' && typeof node.value === 'string' && !c.escapes) return node.value;
  const { isOptimized } = c;
  c.isOptimized = false;
  const known = fold(c, node);
  // What is not known is looked at again, by the optimizer.
  c.isOptimized = !known && c.autoescape !== undefined && !partwise.has(node.type);
  if (c.isOptimized) fold(c, node);
  c.isOptimized = isOptimized;
  if (!known) return undefined;
  const { value } = known;
  try {
    const text = str(value, c.frame?.rt);
    return c.escapes && !(value instanceof Markup) ? escapeText(text) : text;
  } catch {
    return undefined;
  }
}
