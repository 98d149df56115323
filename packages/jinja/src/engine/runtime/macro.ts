import { runBody } from './block.ts';
import { Dict } from './dict.ts';
import { typeError } from './errors.ts';
import { FunctionFrame } from './frame.ts';
import { repr } from './repr.ts';
import type { Runtime } from './runtime.ts';
import type { CompiledTemplate, Frame, MacroCode } from './types.ts';
import { asMarkup, type Kwargs, PyObject, tuple, type Value } from './values.ts';

/** A lowered macro. */
interface LoweredMacro extends Omit<MacroCode, 'run' | 'paramSlots' | 'contextNames' | 'template'> {
  readonly variables: readonly { readonly slot: number }[];
}

/** The code of a macro without its function. */
export function toMacroCode(macro: LoweredMacro, template: CompiledTemplate): MacroCode {
  const { name, params, variables, slots, callerSlot, kwargsSlot, varargsSlot, takesCaller } = macro;
  const paramSlots = variables.map(({ slot }) => slot);
  return {
    ...{ name, params, paramSlots, slots, callerSlot, kwargsSlot, varargsSlot, takesCaller, template },
    ...{ contextNames: 0, run: () => 0 },
  };
}

/** A macro with the variables around it. Called with positional arguments only, it takes the short way. */
export class Macro extends PyObject {
  readonly code: MacroCode;
  private readonly frame: Frame;
  constructor(code: MacroCode, frame: Frame) {
    super('Macro', 'jinja2.runtime');
    this.code = code;
    this.frame = frame;
  }

  /** A frame for one call. */
  open(): Frame {
    const { render, context, names } = this.frame;
    return new FunctionFrame(render, context, this.code.slots, names, this.frame);
  }

  override call(_rt: Runtime, args: readonly Value[], kwargs?: Kwargs): Value {
    const { code } = this;
    const { paramSlots, params } = code;
    const frame = this.open();
    const count = Math.min(args.length, paramSlots.length);
    for (let i = 0; i < count; i++) frame.variables[paramSlots[i] as number] = args[i];
    if (kwargs?.size || code.kwargsSlot >= 0 || code.callerSlot >= 0) this.bindRest(frame, count, kwargs);
    if (code.varargsSlot >= 0) frame.variables[code.varargsSlot] = tuple(args.slice(params.length));
    else if (args.length > params.length)
      throw typeError(`macro ${this.quotedName} takes not more than ${params.length} argument(s)`);
    return this.run(frame);
  }

  private bindRest(frame: Frame, count: number, kwargs: Kwargs | undefined): void {
    const { code } = this;
    const rest = new Map(kwargs);
    let hasCaller = code.params.indexOf('caller') >= 0 && count >= code.params.length;
    for (let i = count; i < code.params.length; i++) {
      const name = code.params[i] as string;
      if (name === 'caller') hasCaller = true;
      frame.variables[code.paramSlots[i] as number] = rest.get(name);
      rest.delete(name);
    }
    if (code.takesCaller && !hasCaller) {
      const caller = rest.get('caller') ?? frame.render.undefined('caller', undefined, 'No caller defined');
      rest.delete('caller');
      frame.variables[code.callerSlot] = caller;
    }
    if (code.kwargsSlot >= 0) {
      frame.variables[code.kwargsSlot] = new Dict(rest);
      return;
    }
    if (rest.has('caller'))
      throw typeError(
        `macro ${this.quotedName} was invoked with two values for the special caller argument. This is most likely a bug.`,
      );
    for (const name of rest.keys()) throw typeError(`macro ${this.quotedName} takes no keyword argument '${name}'`);
  }

  private get quotedName(): string {
    return repr(this.code.name ?? null);
  }

  /** Runs the body in a frame that has the arguments. */
  run(frame: Frame): Value {
    const { render: rt } = frame;
    const { code } = this;
    runBody(frame, code, 'macro');
    if (frame.out.length > rt.maxLength) throw rt.tooLong();
    return asMarkup(rt.autoescape, frame.out);
  }

  override attr(name: string): Value {
    const { code } = this;
    switch (name) {
      case 'name':
        return code.name ?? null;
      case 'arguments':
        return tuple(code.params);
      case 'catch_kwargs':
        return code.kwargsSlot >= 0;
      case 'catch_varargs':
        return code.varargsSlot >= 0;
      case 'caller':
        return code.takesCaller;
    }
    return undefined;
  }

  override repr(): string {
    return `<Macro ${this.code.name === undefined ? 'anonymous' : this.quotedName}>`;
  }
}
