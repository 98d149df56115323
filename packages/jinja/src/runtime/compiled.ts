import type { TemplateNode } from '../parser/ast.ts';
import type { Exports } from './context.ts';
import type { Execute } from './frame.ts';
import type { PythonLines } from './python-lines.ts';

/** A function of a template: what to run, and how large its frame is. */
export interface CompiledBody {
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

export interface CompiledTemplate extends CompiledBody {
  /** Its steps, from which every form is printed: see `loweredOf`. */
  readonly lowered: object;
  readonly name: string | undefined;
  readonly ast: TemplateNode;
  readonly blocks: ReadonlyMap<string, CompiledBlock>;
  readonly exports: Exports;
  readonly selfSlot: number;
  readonly autoescape: boolean;
  readonly lines: PythonLines;
}
