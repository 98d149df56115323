import type { Frame } from './types.ts';
import { Undefined } from './undefined.ts';
import type { Value } from './values.ts';

/** A name of the context. */
interface ContextName {
  readonly slot: number;
  readonly name: string;
  readonly isInherited: boolean;
  /** The value without a variable of the caller: it does not change from render to render. */
  otherwise: Value;
}

/** Looks a name up in the context, and keeps its value for the next reads. */
export function lookUp(frame: Frame, step: ContextName): Value {
  const { render, context, names } = frame;
  const { environment, undefinedKind } = render;
  const { name, isInherited } = step;
  let value: Value;
  if (undefinedKind === 'logging' || environment.globals.size) {
    value = context.resolve(name, names, isInherited);
    if (value === undefined) value = render.undefined(name);
  } else {
    value = context.given(name, names, isInherited);
    if (value === undefined) {
      step.otherwise ??= environment.builtin(name) ?? new Undefined(undefinedKind, name);
      value = step.otherwise;
    }
  }
  names[step.slot] = value;
  return value;
}
