import type { KeptWork } from '../../work-list/kept-work.ts';

/** Search and filter of the page in its address. */
export interface HistorySearch {
  readonly q?: string | undefined;
  readonly kind?: KeptWork['kind'] | undefined;
}

/** Kinds of work with the labels of their filter. */
export const KINDS: readonly (readonly [KeptWork['kind'], string])[] = [
  ['Chat', 'Chats'],
  ['Run', 'Runs'],
  ['Job', 'Jobs'],
  ['Template', 'Templates'],
];

/** Reads the parameters of the address; unknown values are dropped. */
export function readHistorySearch({ q, kind }: Readonly<Record<string, unknown>>): HistorySearch {
  const known = KINDS.find(([name]) => name === kind);
  return { ...(typeof q === 'string' && q !== '' && { q }), ...(known && { kind: known[0] }) };
}
