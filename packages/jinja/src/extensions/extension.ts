import type { CompileTag } from '../compile/compiler.ts';
import type { TagParser } from '../parser/parser.ts';
import type { Value } from '../runtime/values.ts';

/** Tags, the compilation of their nodes, and globals that an extension adds. */
export interface Extension {
  readonly tags: ReadonlyMap<string, TagParser>;
  readonly compile?: { readonly type: 'Trans' | 'Debug'; readonly tag: CompileTag };
  readonly globals?: Readonly<Record<string, Value>>;
}
