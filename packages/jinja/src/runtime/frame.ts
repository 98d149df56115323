import type { Context } from './context.ts';
import type { Render } from './render.ts';
import type { Value } from './values.ts';

// Constants stand first: after other code, esbuild does not put their values in their places.
export type Signal = 0 | 1 | 2;
export const NEXT = 0;
export const BREAK = 1;
export const CONTINUE = 2;

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
  readonly rt: Render;
  readonly context: Context;
  /** Variables that the template sets, by slot; JavaScript's undefined: not set. */
  readonly v: Value[];
  /** Names looked up in the context, by slot; JavaScript's undefined: not looked up yet. */
  readonly c: Value[];
  /** The frame of the function around this one. */
  readonly up: Frame | undefined;
  constructor(rt: Render, context: Context, v: Value[], c: Value[], up: Frame | undefined) {
    this.rt = rt;
    this.context = context;
    this.v = v;
    this.c = c;
    this.up = up;
  }
}

/** Computes an expression. */
export type Evaluate = (frame: Frame) => Value;

/** Computes the truth of an expression. */
export type Decide = (frame: Frame) => boolean;

/** Runs a statement; the result is the signal for the enclosing loop. */
export type Execute = (frame: Frame) => Signal;
