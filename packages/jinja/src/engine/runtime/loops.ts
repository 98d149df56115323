import type { Expression, Node, NodeOf, Target } from '../parser/ast.ts';
import { FunctionFrame } from './frame.ts';
import { iterate } from './sequences.ts';
import type { Frame } from './types.ts';
import { asMarkup, tuple, type Value } from './values.ts';

/** Renders the inner items of a recursive loop, `loop(items)` in a template. */
export type Recurse = (items: Value, depth: number) => Value;

/** Runs the rounds of a recursive loop in a frame. */
export type RunRounds = (frame: Frame, items: Value, depth: number, recurse: Recurse) => unknown;

/** Returns the function that runs the rounds of a recursive loop by `run`, in a separate frame. */
export function recursion(
  frame: Frame,
  node: NodeOf<'For'>,
  slots: number,
  run: RunRounds,
): (items: Value, depth: number) => string {
  const { render } = frame;
  const text = (items: Value, depth: number): string => {
    const inner = new FunctionFrame(render, frame.context, slots, frame.names, frame);
    render.at = node;
    render.enter();
    run(inner, items, depth, recurse);
    render.depth--;
    return inner.out;
  };
  const recurse: Recurse = (items, depth) => asMarkup(render.autoescape, text(items, depth));
  return text;
}

/** The items of a loop over anything but a list: a list of characters, or an iterable. */
export function iterateItems(frame: Frame, value: Value, node: Node): Iterable<Value> {
  frame.render.at = node;
  const source = iterate(value);
  return typeof source === 'string' ? Array.from(source) : source;
}

/** Reads the next item of an iterator into the list of those read so far. */
export function fetchNextItem(frame: Frame, seen: Value[], rest: Iterator<Value>, node: Node): boolean {
  frame.render.at = node;
  const next = rest.next();
  if (next.done) return false;
  seen.push(next.value);
  return true;
}

/** The items of a loop for which its test is true. */
export function* filteredItems(
  { render }: Frame,
  { target, test }: NodeOf<'For'>,
  source: Iterable<Value>,
  isWanted: (item: Value) => boolean,
): Generator<Value> {
  const at = test as Expression;
  render.at = at;
  for (const item of source) {
    render.charge(1);
    render.at = at;
    if (isWanted(item)) yield tupled(target, item);
    render.at = at;
  }
}

/** To Python, a test makes a generator of its loop, which puts several targets together as a tuple again. */
function tupled(target: Target, item: Value): Value {
  if (target.type !== 'TupleTarget') return item;
  return tuple([...iterate(item)].map((part, at) => tupled(target.items[at] as Target, part)));
}
