import { type CutText, cutText, fillText } from '@hubkit/code';
import type { SnippetCall } from '../call/snippet-call.ts';
import type { InferenceSnippet } from '../inference-snippet.ts';
import { hasPattern, NONE, type Pattern, patternOf, withIds } from './pattern.ts';
import { type ModelIds, modelIdsOf, placeholdersLike, shapeOfIds } from './placeholder-ids.ts';

/** Prints the programs of a call, and reports clients that failed. */
type PrintPrograms = (call: SnippetCall, failed: () => void) => InferenceSnippet[];

/** The programs of calls that have the same pattern. */
interface KeptPrograms {
  readonly pattern: Pattern;
  readonly programs: ReadonlyArray<Omit<InferenceSnippet, 'content'> & { readonly content: CutText }>;
}

/** Calls of one kind: those of a task at a provider, with ids of the same lengths. */
interface Kind {
  readonly kept: KeptPrograms[];
  /** Calls of the kind that were printed in full. */
  printed: number;
}

/** Calls of one kind differ by options and inputs, too. Beyond so many, they are printed in full. */
const MAX_PATTERNS = 4;

/** About 10 kB each. Beyond that, all of them are made anew. */
const MAX_KINDS = 400;

/**
 * Kinds of calls, shared by all callers: they change how long snippets take, never their text (decision 28).
 */
const kinds = new Map<string, Kind>();

/**
 * Prints the programs of a call, or fills in those of an earlier call that differs in nothing but the ids of the model. They are
 * kept from the second call of a kind on: a process that prints one page needs none.
 */
export function programsOf(call: SnippetCall, print: PrintPrograms): InferenceSnippet[] {
  const ids = modelIdsOf(call);
  if (ids === undefined) return print(call, ignore);
  const kind = kindOf(call, ids);
  for (const kept of kind.kept) if (hasPattern(call, kept.pattern, ids)) return filled(kept, ids);
  let isComplete = true;
  const programs = print(call, () => {
    isComplete = false;
  });
  kind.printed++;
  if (isComplete && kind.printed > 1 && kind.printed <= 1 + MAX_PATTERNS) {
    const kept = keep(call, ids, programs, print);
    if (kept) kind.kept.push(kept);
  }
  return programs;
}

function ignore(): void {}

function kindOf(call: SnippetCall, ids: ModelIds): Kind {
  const key = `${call.provider} ${call.task} ${shapeOfIds(ids)}`;
  const known = kinds.get(key);
  if (known) return known;
  if (kinds.size >= MAX_KINDS) kinds.clear();
  const made: Kind = { kept: [], printed: 0 };
  kinds.set(key, made);
  return made;
}

function filled({ programs }: KeptPrograms, ids: ModelIds): InferenceSnippet[] {
  const all = new Array<InferenceSnippet>(programs.length);
  for (let index = 0; index < all.length; index++) {
    const { language, client, content, install } = programs[index] as KeptPrograms['programs'][number];
    const text = fillText(content, ids);
    all[index] =
      install === undefined ? { language, client, content: text } : { language, client, content: text, install };
  }
  return all;
}

/** Prints the same call with placeholders for its ids; undefined where filling them in does not give the programs of the call. */
function keep(
  call: SnippetCall,
  ids: ModelIds,
  programs: readonly InferenceSnippet[],
  print: PrintPrograms,
): KeptPrograms | undefined {
  const pattern = patternOf(call, ids);
  if (pattern === NONE) return undefined;
  const placeholders = placeholdersLike(ids);
  // Short placeholders are parts of other words. The comparison below shows that, except for a model that has their name.
  if (ids.some((id, index) => id === placeholders[index])) return undefined;
  // A call like the given one: only the ids in its texts are others.
  const printed = print(withIds(pattern, placeholders) as SnippetCall, ignore);
  const kept = { pattern, programs: printed.map((one) => ({ ...one, content: cutText(one.content, placeholders) })) };
  return isSame(filled(kept, ids), programs) ? kept : undefined;
}

function isSame(some: readonly InferenceSnippet[], others: readonly InferenceSnippet[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}
