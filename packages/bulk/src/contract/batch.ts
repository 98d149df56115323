/** Settings of runs through the batch API of a provider. */
export interface BatchOptions {
  /**
   * Form of the API: `openai` (files and batches, as at Groq, Nebius, Novita and others), `together`, `mistral` (jobs with one
   * model), or `fireworks` (jobs with one model that read data sets). @default that of the provider, or of the address of Mistral or
   * Fireworks; else `openai`
   */
  readonly form?: 'openai' | 'together' | 'mistral' | 'fireworks';
  /** Id of the account at Fireworks. @default the only account of the API key */
  readonly account?: string;
  /** Most requests of a batch. @default 50000 */
  readonly maxRequests?: number;
  /** Most bytes of a batch, which is made in memory. @default 50000000 */
  readonly maxBytes?: number;
  /** Time in ms before the first poll; while none ends, the next waits half as long again, up to a minute. @default 500 */
  readonly pollMs?: number;
  /** Calls rows live that a batch did not process in time. @default they wait for another batch */
  readonly fallback?: 'live';
}
