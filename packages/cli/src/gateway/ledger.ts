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

/** Time in ms after which records that could not be written are tried again. */
const RETRY_MS = 1000;

/** Records that are written at once without waiting. */
const MOST = 500;

/** Opens the ledger of a store. Records that cannot be written are kept and tried again. */
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
      timer ??= setTimeout(write, RETRY_MS);
      timer.unref();
    }
  };
  return {
    add(usage) {
      waiting.push(usage);
      if (waiting.length === MOST) write();
      else timer ??= setTimeout(write, WAIT_MS);
    },
    close() {
      write();
      clearTimeout(timer);
    },
  };
}
