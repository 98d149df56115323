import type { ReadCall } from '../support/recorded-calls.ts';

/** Test data of one provider; no test names a provider. */
export interface ProviderCases {
  /** The header of a direct call that carries the key. @default `Authorization: Bearer <key>` */
  readonly keyHeader?: readonly [name: string, prefix: string];
  /** Error message for a response that is not an object. @default the invalid place */
  readonly malformed?: RegExp;
  /** Recorded exchanges that a call of ours leads to. */
  readonly recorded?: readonly { readonly call: ReadCall; readonly ids: readonly string[] }[];
  /** Recorded exchanges that no call leads to: reason and ids. */
  readonly leftOut?: Readonly<Record<string, readonly string[]>>;
}
