import type { Expression, Node, NodeOf, Target } from '../parser/ast.ts';
import { contains } from '../parser/walk.ts';
import { BREAK, CONTINUE, type Decide, type Execute, Frame, NEXT, type Signal } from '../runtime/frame.ts';
import { LoopState } from '../runtime/loop-state.ts';
import { iterate } from '../runtime/sequences.ts';
import { asMarkup, tuple, type Value } from '../runtime/values.ts';
import { analyze, declare, namesIn, reads, readsOf } from './analyze.ts';
import { type Assign, assign, initializer, withInitializers } from './assign.ts';
import type { Compiler } from './compiler.ts';
import { FunctionScope, Scope } from './scope.ts';

/** The compiled parts of a loop. */
interface LoopCode {
  readonly node: NodeOf<'For'>;
  readonly assign: Assign;
  /** The slot of the target, where it is a single name; otherwise -1. */
  readonly slot: number;
  readonly loopSlot: number;
  readonly start: ((f: Frame) => void) | undefined;
  readonly run: Execute;
  readonly filter: { readonly assign: Assign; readonly test: Decide } | undefined;
  readonly otherwise: Execute | undefined;
}

/** Renders the inner items of a recursive loop, `loop(items)` in a template. */
export type Recurse = (items: Value, depth: number) => Value;

export function forLoop(c: Compiler, node: NodeOf<'For'>): Execute {
  const { lines } = c;
  if (node.test) lines.begin(node.test, node.test);
  lines.begin(node, node);
  const iterable = c.evaluate(node.iterable);
  const owner = node.isRecursive ? new FunctionScope(c.scope.owner) : c.scope.owner;
  const code = compileLoop(c, node, owner);
  if (!node.isRecursive) return (f) => runLoop(f, code, iterable(f), 0, undefined);
  lines.note(node.at);
  const run = (frame: Frame, items: Value, depth: number, recurse: Recurse) =>
    runLoop(frame, code, items, depth, recurse);
  return (f) => {
    f.out += recursion(f, node, owner.slots, run)(iterable(f), 0);
    return NEXT;
  };
}

/** Returns the function that runs the rounds of a recursive loop by `run`, in a separate frame. */
export function recursion(
  f: Frame,
  node: NodeOf<'For'>,
  slots: number,
  run: (frame: Frame, items: Value, depth: number, recurse: Recurse) => Signal,
): (items: Value, depth: number) => string {
  const text = (items: Value, depth: number): string => {
    const { rt } = f;
    const frame = new Frame(rt, f.context, new Array(slots), f.c, f);
    rt.at = node;
    rt.enter();
    run(frame, items, depth, recurse);
    rt.depth--;
    return frame.out;
  };
  const recurse: Recurse = (items, depth) => asMarkup(f.rt.autoescape, text(items, depth));
  return text;
}

function compileLoop(c: Compiler, node: NodeOf<'For'>, owner: FunctionScope): LoopCode {
  const scope = new Scope(c.scope, owner);
  const needsState = node.isRecursive || readsLoop(c, node) || hasScopedBlock(c, node);
  const loopSlot = needsState ? scope.declare('loop', true).slot : -1;
  declare(scope, node.target);
  analyze(scope, node.body.nodes);
  const { target } = node;
  const filter = node.test ? loopFilter(c, node, owner) : undefined;
  const { controls } = c;
  c.forDepth++;
  const parts = c.within(c.inner(scope, true), () => ({
    assign: assign(c, target),
    start: initializer(c, scope),
    run: c.body(node.body),
  }));
  c.forDepth--;
  // What breaks out of this loop does not concern those around it.
  c.controls = controls;
  c.forDepth++;
  const code = {
    node,
    slot: target.type === 'Name' ? (scope.find(target.name) as { slot: number }).slot : -1,
    loopSlot,
    filter,
    ...parts,
    otherwise: elseBranch(c, node, owner),
  };
  c.forDepth--;
  return code;
}

function elseBranch(c: Compiler, node: NodeOf<'For'>, owner: FunctionScope): Execute | undefined {
  const { otherwise } = node;
  if (!otherwise) return undefined;
  const scope = new Scope(c.scope, owner);
  analyze(scope, otherwise.nodes);
  // What follows `else` is outside of this loop, though still inside of those around it.
  return c.within(c.inner(scope, c.isInLoop && !node.isRecursive), () => withInitializers(c, scope, c.body(otherwise)));
}

/** `for … if test`: the test has separate variables, and its `loop` belongs to the enclosing loop. */
function loopFilter(c: Compiler, node: NodeOf<'For'>, owner: FunctionScope): LoopCode['filter'] {
  const test = node.test as NonNullable<NodeOf<'For'>['test']>;
  const scope = new Scope(c.scope, owner);
  declare(scope, node.target);
  reads(scope, test);
  return c.within(c.inner(scope), () => ({ assign: assign(c, node.target), test: c.decide(test) }));
}

/** True if the body reads `loop`, so that its state must be kept. */
function readsLoop(c: Compiler, node: NodeOf<'For'>): boolean {
  const isRead = namesIn(c.ast.names, node.body).some(({ name }) => name === 'loop');
  // What a block reads does not count: it has variables of its own.
  return isRead && (!c.hasBlocks || readsOf(c.ast, node.body, 'loop').size > 0);
}

const hasScopedBlock = (c: Compiler, node: NodeOf<'For'>): boolean =>
  c.hasBlocks && contains(node, (child) => child.type === 'Block' && child.isScoped);

function runLoop(f: Frame, code: LoopCode, items: Value, depth: number, recurse: Recurse | undefined): 0 | 1 | 2 {
  let source: Iterable<Value>;
  if (Array.isArray(items)) source = items;
  else source = itemsOf(f, items, code.filter ? (code.node.test as Expression) : code.node);
  if (code.filter) source = filtered(f, code, code.filter, source);
  const over = code.filter ? undefined : items;
  const hasRun = Array.isArray(source)
    ? runRounds(f, code, source, undefined, depth, recurse, over)
    : runRounds(f, code, [], source[Symbol.iterator](), depth, recurse, over);
  return !hasRun && code.otherwise ? code.otherwise(f) : NEXT;
}

/** The items of a loop over anything but a list: a list of characters, or an iterable. */
export function itemsOf(f: Frame, value: Value, site: Node): Iterable<Value> {
  f.rt.at = site;
  const source = iterate(value);
  return typeof source === 'string' ? Array.from(source) : source;
}

/** Reads the next item of an iterator into the list of those read so far. */
export function fetchNextItem(f: Frame, seen: Value[], rest: Iterator<Value>, site: Node): boolean {
  f.rt.at = site;
  const next = rest.next();
  if (next.done) return false;
  seen.push(next.value);
  return true;
}

/**
 * Runs the body for each item of a list, and then for each that an iterator gives, which are added to the list. Gives whether
 * a round came to its end: as in Python, `else` runs even after a `break` or `continue` in the only round.
 */
function runRounds(
  f: Frame,
  code: LoopCode,
  list: Value[],
  rest: Iterator<Value> | undefined,
  depth: number,
  recurse: Recurse | undefined,
  over: Value,
): boolean {
  const { rt } = f;
  const { node, slot, loopSlot, start, run, assign } = code;
  const state = loopSlot < 0 ? undefined : new LoopState(rt, list, rest, depth, recurse, over);
  if (state) f.v[loopSlot] = state;
  let hasRun = false;
  for (let i = 0; i < list.length || (rest && fetchNextItem(f, list, rest, node)); i++) {
    if (--rt.fuel < 0) rt.refuel();
    if (state) state.index0 = i;
    if (slot < 0) {
      rt.at = node;
      assign(f, list[i]);
    } else f.v[slot] = list[i];
    if (start) start(f);
    const signal = run(f);
    if (signal === BREAK) break;
    if (signal === NEXT) hasRun = true;
    if (state) i = state.index0;
  }
  return hasRun;
}

function* filtered(
  f: Frame,
  code: LoopCode,
  { assign, test }: NonNullable<LoopCode['filter']>,
  source: Iterable<Value>,
): Generator<Value> {
  const at = code.node.test as Expression;
  const isTuple = code.node.target.type === 'TupleTarget';
  f.rt.at = at;
  for (const item of source) {
    f.rt.charge(1);
    f.rt.at = at;
    assign(f, item);
    if (test(f)) yield isTuple ? tupled(code.node.target, item) : item;
    f.rt.at = at;
  }
}

/** To Python, a test makes a generator of its loop, which puts several targets together as a tuple again. */
function tupled(target: Target, item: Value): Value {
  if (target.type !== 'TupleTarget') return item;
  return tuple([...iterate(item)].map((part, at) => tupled(target.items[at] as Target, part)));
}

export function loopControl(c: Compiler, node: NodeOf<'Break' | 'Continue'>): Execute {
  const isBreak = node.type === 'Break';
  if (!c.isInLoop) {
    const text = isBreak ? "'break' outside loop" : "'continue' not properly in loop";
    // Python sees this only after Jinja has compiled all of the template.
    c.late ??= c.fail(text, node, '', 'SyntaxError');
  }
  c.controls++;
  const signal = isBreak ? BREAK : CONTINUE;
  return () => signal;
}
