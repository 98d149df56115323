import type { Context } from './context.ts';
import type { Render } from './render.ts';
import type { Value } from './values.ts';

// Constants stand first: after other code, esbuild does not put their values in their places.
export type Signal = 0 | 1 | 2;
export const NEXT = 0;
export const BREAK = 1;
export const CONTINUE = 2;

/** The value of a name that nothing has read yet. */
export const PENDING = Symbol('pending');

/** The state of one function call of a template: the root, a macro, a block or a recursive loop. */
export class Frame {
  /** The text written so far. */
  out = '';
  /** Offset of `out` in the output of the render; -1 inside captured output. */
  base = -1;
  /** Output of the last captured block. */
  captured = '';
  /** The plain object whose entries were read last: nothing about it has to be looked at again. */
  plain: Value = undefined;
  readonly render: Render;
  readonly context: Context;
  /** Variables that the template sets, by slot; JavaScript's undefined: not set. */
  readonly variables: Value[];
  /** Values of names in the context, by slot; `PENDING` before the first read. */
  readonly names: Value[];
  /** The frame of the function around this one. */
  readonly outer: Frame | undefined;
  constructor(render: Render, context: Context, slots: number, names: Value[], outer: Frame | undefined) {
    this.render = render;
    this.context = context;
    this.variables = new Array(slots);
    this.names = names;
    this.outer = outer;
  }
}

/** Computes an expression. */
export type Evaluate = (frame: Frame) => Value;

/** Computes the truth of an expression. */
export type Decide = (frame: Frame) => boolean;

/** Runs a statement; the result is the signal for the enclosing loop. */
export type Execute = (frame: Frame) => Signal;
