/** True in pages and workers of browsers: they send their own `User-Agent`, and hide most headers of responses from other origins. */
export function isBrowser(): boolean {
  return 'document' in globalThis || 'WorkerGlobalScope' in globalThis;
}
