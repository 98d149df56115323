import type { Node, TemplateNode } from '../parser/ast.ts';
import type { Dict } from './dict.ts';
import type { Limits } from './limits.ts';
import type { PythonLines } from './python-lines.ts';
import type { LibrarySettings, Runtime } from './runtime.ts';
import type { PyObject, UndefinedKind, Value } from './values.ts';

// The parts of a render know each other by these types only, so that no file of one part imports that of another in a circle.

/** 0: goes on; 1: `break`; 2: `continue`. */
export type Signal = 0 | 1 | 2;

/** Computes an expression. */
export type Evaluate = (frame: Frame) => Value;

/** Computes the truth of an expression. */
export type Decide = (frame: Frame) => boolean;

/** Runs a statement; the result is the signal for the enclosing loop. */
export type Execute = (frame: Frame) => Signal;

/** The state of one function call of a template: the root, a macro, a block or a recursive loop. */
export interface Frame {
  /** The text written so far. */
  out: string;
  /** Offset of `out` in the output of the render; -1 inside captured output. */
  base: number;
  /** Output of the last captured block. */
  captured: string;
  /** The plain object whose entries were read last: nothing about it has to be looked at again. */
  plain: Value;
  readonly render: Render;
  readonly context: Context;
  /** Variables that the template sets, by slot; JavaScript's undefined: not set. */
  readonly variables: Value[];
  /** Values of names in the context, by slot; `PENDING` before the first read. */
  readonly names: Value[];
  /** The frame of the function around this one. */
  readonly outer: Frame | undefined;
}

/** A function of a template: its closure or generated code, and the size of its frame. */
interface CompiledBody {
  /** Replaced when code is generated. */
  run: Execute;
  readonly slots: number;
  readonly contextNames: number;
}

export interface CompiledBlock extends CompiledBody {
  readonly name: string;
  readonly template: CompiledTemplate;
  /** The slots of `self` and `super`, where the block reads them. */
  readonly selfSlot: number;
  readonly superSlot: number;
}

/** The compiled form of a macro or of the body of a call block. */
export interface MacroCode extends CompiledBody {
  readonly name: string | undefined;
  readonly params: readonly string[];
  /** The slots of the parameters, in order. */
  readonly slots: number;
  readonly paramSlots: readonly number[];
  readonly callerSlot: number;
  readonly kwargsSlot: number;
  readonly varargsSlot: number;
  readonly takesCaller: boolean;
  readonly template: CompiledTemplate;
}

export interface CompiledTemplate extends CompiledBody {
  /** Its steps, from which every form is printed: see `getLowered`. */
  readonly lowered: object;
  readonly name: string | undefined;
  readonly ast: TemplateNode;
  readonly blocks: ReadonlyMap<string, CompiledBlock>;
  readonly exports: Exports;
  readonly selfSlot: number;
  readonly autoescape: boolean;
  readonly lines: PythonLines;
}

/** Variables of the template's top level that blocks, includes and imports can see, by name. */
export type Exports = ReadonlyMap<string, { readonly slot: number; readonly isPublic: boolean }>;

/** Resolves names that the template itself does not set. */
export interface Context {
  /** The name of the template that was rendered, included or imported; its parents run in the same context. */
  readonly name: string | undefined;
  /** Every block by name, the one of the youngest template first. */
  readonly blocks: ReadonlyMap<string, readonly CompiledBlock[]>;
  /** The parent of the running template; undefined until its `extends` has run. */
  parentTemplate: CompiledTemplate | undefined;
  enter(frame: Frame, names: Exports): void;
  startBlocks(template: CompiledTemplate): void;
  extend(parent: CompiledTemplate): void;
  /** The value of a name, or JavaScript's undefined. */
  resolve(name: string, own?: readonly Value[], isInherited?: boolean): Value;
  /** The value of a name without the globals. */
  given(name: string, own?: readonly Value[], isInherited?: boolean): Value;
  /** A context with further variables, as scoped blocks and includes see it. */
  derive(locals: ReadonlyMap<string, Value>, name: string | undefined): Context;
  /** The variables that an import gets. */
  exported(): Map<string, Value>;
  /** Every variable, for `{% debug %}`. */
  all(): Dict;
}

/** The state of one render. */
export interface Render extends Runtime {
  readonly environment: Settings;
  /** User-supplied variables. */
  readonly variables: object;
  readonly undefinedKind: UndefinedKind;
  readonly trace: RenderTrace | undefined;
  /** Modules imported so far. */
  modules: Map<CompiledTemplate, ImportedModule> | undefined;
  autoescape: boolean;
  /** The node that is executed, noted where an error is possible, and the template it belongs to. */
  at: Node | undefined;
  template: CompiledTemplate;
  depth: number;
  readonly maxLength: number;
  /** Texts longer than this count as work. */
  readonly longText: number;
  /** Steps left until the next look at the clock. */
  fuel: number;
  refuel(): void;
  tooLong(): Error;
  /** Notes one more call inside the calls that run. */
  enter(): void;
  /** The template that an include, import or extends names; a list gives the first that exists. */
  load(name: Value, isOne?: boolean): CompiledTemplate;
  /** The global of this name, or JavaScript's undefined. */
  global(name: string): Value;
}

/** An imported template: its name, its output, and its variables as attributes. */
export interface ImportedModule extends PyObject {
  readonly name: string | undefined;
  readonly text: string;
  attr(name: string): Value;
}

/** Observes a render from the inside; it runs templates that are compiled for tracing. */
export interface RenderTrace {
  /** Starts a render, and returns the form of the template that reports to the trace. */
  begin(template: CompiledTemplate, variables: object): CompiledTemplate;
  /** The reporting form of a template that the first one loads. */
  traced(template: CompiledTemplate): CompiledTemplate;
}

/** Settings of an environment for lowering and renders. */
export interface Settings extends LibrarySettings {
  readonly limits: Limits;
  readonly undefinedKind: UndefinedKind;
  /** True if the restrictions of Jinja's sandbox apply. */
  readonly sandboxed: boolean;
  readonly onUndefined: ((message: string) => void) | undefined;
  /** User-supplied globals; those of Jinja are functions of the library. */
  readonly globals: ReadonlyMap<string, Value>;
  /** User-supplied filters and tests, by name. */
  readonly filters: ReadonlyMap<string, unknown>;
  readonly tests: ReadonlyMap<string, unknown>;
  /** A function of the library, as templates meet it. */
  builtin(name: string): Value;
  /** Every name of a kind, for "did you mean". */
  names(kind: 'filter' | 'test' | 'global'): string[];
  /** The template of an include, import or extends; with `isOne`, a list of names is an error. */
  compiled(wanted: Value, isOne?: boolean): CompiledTemplate;
}
