import type { CompileTag } from '../compile/compiler.ts';
import type { TagParser } from '../parser/parser.ts';
import type { Value } from '../runtime/values.ts';

/** What an extension adds: tags, how their nodes are compiled, and globals. */
export interface Extension {
  readonly tags: ReadonlyMap<string, TagParser>;
  readonly compile?: { readonly type: 'Trans' | 'Debug'; readonly tag: CompileTag };
  readonly globals?: Readonly<Record<string, Value>>;
}
