import type { Tool } from '@hubkit/inference';

/** Tools that a model may call. */
export interface Toolbox {
  readonly tools: readonly Tool[];
  /** Closes the connections to servers. */
  close(): Promise<void>;
}
