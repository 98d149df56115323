import type { FullRecord } from './parse-record.ts';

// Pasted records live as long as the page: their address has only the id.
const kept = new Map<string, FullRecord>();

/** Keeps a pasted or edited record until the page is closed. */
export function keepRecord(record: FullRecord): void {
  kept.set(record.id, record);
}

/** The record that was kept for an id. */
export function savedRecord(id: string): FullRecord | undefined {
  return kept.get(id);
}
