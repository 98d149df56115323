import type { LowerTag } from '../lower/lowering.ts';
import type { TagParser } from '../parser/parser.ts';
import type { Value } from '../runtime/values.ts';

/** Tags, the steps of their nodes, and globals that an extension adds. */
export interface Extension {
  readonly tags: ReadonlyMap<string, TagParser>;
  readonly lower?: { readonly type: 'Trans' | 'Debug'; readonly tag: LowerTag };
  readonly globals?: Readonly<Record<string, Value>>;
}
