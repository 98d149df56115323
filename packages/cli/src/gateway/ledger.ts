import type { UsageRecord } from '@hubkit/gateway';
import type { KeyStore } from './key-store.ts';

/** Writes usage to the store, several calls in one transaction. */
export interface Ledger {
  add(usage: UsageRecord): void;
  /** Writes the remaining records. */
  close(): void;
}

/** Longest time that a record waits to be written, in ms. */
const WAIT_MS = 50;

/** Records that are written at once without waiting. */
const MOST = 500;

/** Opens the ledger of a store. Records that cannot be written are kept and tried again with the next ones. */
export function openLedger(store: KeyStore, onError: (error: unknown) => void): Ledger {
  let waiting: UsageRecord[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    try {
      store.addUsage(waiting);
      waiting = [];
    } catch (error) {
      onError(error);
    }
  };
  return {
    add(usage) {
      waiting.push(usage);
      if (waiting.length >= MOST) write();
      else timer ??= setTimeout(write, WAIT_MS);
    },
    close: write,
  };
}
