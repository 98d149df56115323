import { Dict, listEntries, lookup } from './dict.ts';
import type { CompiledBlock, CompiledTemplate, Context, Exports, Frame, Render } from './types.ts';
import { isPlainObject, type Value } from './values.ts';

interface Level {
  readonly frame: Frame;
  readonly names: Exports;
  readonly below: Level | undefined;
}

const noBlocks: Map<string, CompiledBlock[]> = new Map();

/** Resolves names that the template itself does not set: one per render, include with context, or module. */
export class RenderContext implements Context {
  readonly rt: Render;
  readonly name: string | undefined;
  /** The caller's variables, or those of the including template. */
  private readonly parent: object | RenderContext;
  private readonly locals: ReadonlyMap<string, Value> | undefined;
  /** The caller's variables, where they are a plain object and nothing lies before them. */
  private readonly plain: Readonly<Record<string, Value>> | undefined;
  /** The top levels that run in this context: the template's own and those it extends. */
  private level: Level | undefined = undefined;
  /** Every block by name, the one of the youngest template first. */
  blocks: Map<string, CompiledBlock[]> = noBlocks;
  /** The parent of the running template; undefined until its `extends` has run. */
  parentTemplate: CompiledTemplate | undefined = undefined;

  constructor(
    rt: Render,
    name: string | undefined,
    parent: object | RenderContext,
    locals?: ReadonlyMap<string, Value>,
  ) {
    this.rt = rt;
    this.name = name;
    this.parent = parent;
    this.locals = locals;
    this.plain = locals || !isPlainObject(parent) ? undefined : (parent as Record<string, Value>);
  }

  enter(frame: Frame, names: Exports): void {
    this.level = { frame, names, below: this.level };
  }

  addBlocks(template: CompiledTemplate): void {
    if (template.blocks.size && this.blocks === noBlocks) this.blocks = new Map();
    for (const [name, block] of template.blocks) {
      const chain = this.blocks.get(name);
      if (chain) chain.push(block);
      else this.blocks.set(name, [block]);
    }
  }

  startBlocks(template: CompiledTemplate): void {
    this.blocks = noBlocks;
    if (template.blocks.size) this.addBlocks(template);
  }

  extend(parent: CompiledTemplate): void {
    this.parentTemplate = parent;
    this.addBlocks(parent);
  }

  /**
   * The value of a name, or JavaScript's undefined. `own`: the names that the frames of the reading template share; its top
   * level need not be searched then. `isInherited`: JavaScript objects inherit a property of this name, which is not a
   * variable.
   */
  resolve(name: string, own?: readonly Value[], isInherited = true): Value {
    const value = this.given(name, own, isInherited);
    return value === undefined ? this.rt.global(name) : value;
  }

  /** The value of a name without the globals. */
  given(name: string, own?: readonly Value[], isInherited = true): Value {
    for (let level = this.level; level; level = level.below) {
      if (level.frame.names === own) continue;
      const found = level.names.get(name);
      const value = found && level.frame.variables[found.slot];
      if (value !== undefined) return value;
    }
    const { locals, parent, plain } = this;
    if (plain && !isInherited) return plain[name];
    const local = locals?.get(name);
    if (local !== undefined) return local;
    return parent instanceof RenderContext ? parent.given(name) : lookup(parent, name);
  }

  /** Lists the variables set at the top levels, in the order in which the levels were entered. */
  private settings(): [name: string, value: Value, isPublic: boolean][] {
    const found: [string, Value, boolean][] = [];
    for (let level = this.level; level; level = level.below)
      for (const [name, { slot, isPublic }] of level.names)
        found.unshift([name, level.frame.variables[slot], isPublic]);
    return found.filter(([, value]) => value !== undefined);
  }

  /** A context that also knows these variables, as scoped blocks and includes see it. */
  derive(locals: ReadonlyMap<string, Value>, name: string | undefined): RenderContext {
    const derived = new RenderContext(this.rt, name, this, locals);
    if (this.blocks.size) derived.blocks = new Map(Array.from(this.blocks, ([name, chain]) => [name, [...chain]]));
    return derived;
  }

  /** The variables that an import gets. */
  exported(): Map<string, Value> {
    const found = new Map<string, Value>();
    for (const [name, value, isPublic] of this.settings()) if (isPublic) found.set(name, value);
    return found;
  }

  /** Every variable, for `{% debug %}`. */
  all(): Dict {
    const { parent } = this;
    const found = parent instanceof RenderContext ? parent.all() : new Dict(listEntries(parent));
    for (const [name, value] of this.locals ?? []) found.set(name, value);
    for (const [name, value] of this.settings()) found.set(name, value);
    return found;
  }
}
