import type { Binary } from './task-types.ts';

/** An HTTP request as a provider states it; addresses and credentials are the core's business. */
export interface HttpRequest {
  /** @default 'POST' */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the base address. `{model}` is replaced by the model, percent-encoded segment by segment. */
  readonly path: string;
  /** Name of another base address of the provider, see `Provider.bases`. */
  readonly base?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly bytes?: Binary;
  readonly form?: FormData;
}
