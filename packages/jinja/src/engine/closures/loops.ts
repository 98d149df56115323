import type { StepOf } from '../lower/steps.ts';
import { BREAK, NEXT } from '../runtime/frame.ts';
import { LoopState } from '../runtime/loop-state.ts';
import { fetchNextItem, filteredItems, iterateItems, type Recurse, recursion } from '../runtime/loops.ts';
import type { Execute, Frame, Signal } from '../runtime/types.ts';
import type { Value } from '../runtime/values.ts';
import { assign } from './assign.ts';
import type { ClosurePrinter } from './closure-printer.ts';
import { startClosure } from './starts.ts';

export function loopClosure(printer: ClosurePrinter, step: StepOf<'For'>): Execute {
  const { node, item, slots } = step;
  const iterable = printer.evaluate(step.iterable);
  const filter = step.filter && {
    assign: assign(printer, step.filter.target),
    test: printer.decide(step.filter.test),
  };
  const slot = item ? item.slot : -1;
  const store = item ? undefined : assign(printer, step.target);
  const loopSlot = step.loop ? step.loop.slot : -1;
  const { starts } = step.body;
  const start = starts.length ? startClosure(printer, starts) : undefined;
  const body = printer.body(starts.length ? { ...step.body, starts: [] } : step.body);
  const otherwise = step.otherwise && printer.body(step.otherwise);

  /**
   * Runs the body for each item of a list, and then for each of an iterator, which are added to the list. Returns true once a
   * round has come to its end: as in Python, `else` runs even after a `break` or `continue` in the only round.
   */
  const runRounds = (
    frame: Frame,
    list: Value[],
    rest: Iterator<Value> | undefined,
    depth: number,
    recurse: Recurse | undefined,
    over: Value,
  ): boolean => {
    const { render, variables } = frame;
    const state = loopSlot < 0 ? undefined : new LoopState(render, list, rest, depth, recurse, over);
    if (state) variables[loopSlot] = state;
    let hasRun = false;
    for (let i = 0; i < list.length || (rest && fetchNextItem(frame, list, rest, node)); i++) {
      if (--render.fuel < 0) render.refuel();
      if (state) state.index0 = i;
      if (store) {
        render.at = node;
        store(frame, list[i]);
      } else variables[slot] = list[i];
      if (start) start(frame);
      const signal = body(frame);
      if (signal === BREAK) break;
      if (signal === NEXT) hasRun = true;
      if (state) i = state.index0;
    }
    return hasRun;
  };

  const run = (frame: Frame, items: Value, depth: number, recurse: Recurse | undefined): Signal => {
    let source: Iterable<Value>;
    if (Array.isArray(items)) source = items;
    else source = iterateItems(frame, items, node.test ?? node);
    if (filter)
      source = filteredItems(frame, node, source, (item) => {
        filter.assign(frame, item);
        return filter.test(frame);
      });
    const over = filter ? undefined : items;
    const hasRun = Array.isArray(source)
      ? runRounds(frame, source, undefined, depth, recurse, over)
      : runRounds(frame, [], source[Symbol.iterator](), depth, recurse, over);
    return !hasRun && otherwise ? otherwise(frame) : NEXT;
  };

  if (slots === undefined) return (frame) => run(frame, iterable(frame), 0, undefined);
  return (frame) => {
    frame.out += recursion(frame, node, slots, run)(iterable(frame), 0);
    return NEXT;
  };
}
