import { AsyncLocalStorage } from 'node:async_hooks';
import type { Cell } from './cells.ts';

const running = new AsyncLocalStorage<Cell>();

/**
 * Redirects requests for the real hub, router and providers to the emulator, until undone. The library knows only the real
 * URLs, and polls jobs with the global `fetch` even if it was given another one.
 */
export function redirectFetch(): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const cell = running.getStore();
    const url = new URL(input instanceof Request ? input.url : input);
    return fetch(cell ? redirected(url, cell) : input, init);
  };
  return () => {
    globalThis.fetch = fetch;
  };
}

function redirected({ protocol, hostname, pathname, search, href }: URL, { hub, router, hosts }: Cell): string {
  // Data URLs have no host; files and jobs of the emulator have its own addresses.
  if (protocol === 'data:' || hostname === '127.0.0.1') return href;
  const provider = hosts[hostname.split('.')[0] ?? ''] ?? hosts.direct;
  const base = { 'huggingface.co': hub, 'router.huggingface.co': router }[hostname] ?? provider;
  return base + pathname + search;
}

/** Runs a call whose requests are sent to the emulator. */
export function withRedirect<Result>(cell: Cell, run: () => Result): Result {
  return running.run(cell, run);
}
