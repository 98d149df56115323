/** Settings of runs through the batch API of a provider. */
export interface BatchOptions {
  /** Most requests of a batch. @default 50000 */
  readonly maxRequests?: number;
  /** Most bytes of a batch, which is made in memory. @default 50000000 */
  readonly maxBytes?: number;
  /** Time in ms between two polls, at first; it grows up to ten times as much. @default 5000 */
  readonly pollMs?: number;
  /** Calls rows live that a batch did not process in time. @default they wait for another batch */
  readonly fallback?: 'live';
}
