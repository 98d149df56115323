import type { Context, Frame, Render } from './types.ts';
import type { Value } from './values.ts';

// Constants stand first: after other code, esbuild does not put their values in their places.
export const NEXT = 0;
export const BREAK = 1;
export const CONTINUE = 2;

/** The value of a name that nothing has read yet. */
export const PENDING = Symbol('pending');

/** A new frame, without variables. */
export class FunctionFrame implements Frame {
  out = '';
  base = -1;
  captured = '';
  plain: Value = undefined;
  readonly render: Render;
  readonly context: Context;
  readonly variables: Value[];
  readonly names: Value[];
  readonly outer: Frame | undefined;
  constructor(render: Render, context: Context, slots: number, names: Value[], outer: Frame | undefined) {
    this.render = render;
    this.context = context;
    this.variables = new Array(slots);
    this.names = names;
    this.outer = outer;
  }
}
