/** What a run waits for while it starts no row. */
export interface Wait {
  /**
   * `rate-limit`: the provider demands a pause. `outage`: the provider has failed several times in a row, and one row at a time tries it again. `backoff`: all
   * rows that are left have failed before and are due later. `batch`: a batch is at its provider. `queue-full`: the provider
   * takes no further batch for the time being. `worker`: no worker is there. `redis`: the server of the queue takes nothing.
   */
  readonly reason: 'rate-limit' | 'outage' | 'backoff' | 'batch' | 'queue-full' | 'worker' | 'redis';
  readonly provider?: string;
  /** Time in ms until rows may start, or until the next attempt; missing if it is not known. */
  readonly ms?: number;
  /** Last failure that has led to it. */
  readonly message?: string;
}
