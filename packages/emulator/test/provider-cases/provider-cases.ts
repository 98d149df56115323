import { emulatorProviderKey } from '../../src/contract/tokens.ts';
import type { Provider } from '../../src/dialect/provider.ts';

/** Test data of one provider; no test names a provider. */
export interface ProviderCases {
  /** Headers of a direct call with this key. @default the scheme Bearer */
  readonly keyHeaders?: (key: string) => Readonly<Record<string, string>>;
  /** Another task than chat, for providers without one, with a body that it accepts. */
  readonly sample?: { readonly task: string; readonly body: object };
  /** The error body for a missing or wrong key at the provider's own host. @default any object */
  readonly keyProblem?: unknown;
  /** Statuses for a missing or wrong key. @default [401] */
  readonly keyStatuses?: readonly number[];
  /** Status and error body for an unknown model behind the router. @default the router's own */
  readonly unknownModel?: readonly [status: number, body: unknown];
  /** The end of a chat stream. @default after `[DONE]` */
  readonly streamEnd?: RegExp;
  /** Recorded exchanges that the emulator reproduces, by id. */
  readonly recorded?: Readonly<Record<string, RecordedCase>>;
  /** Recorded exchanges that it does not reproduce: reason and ids. */
  readonly leftOut?: Readonly<Record<string, readonly string[]>>;
}

/** A recorded request as it is sent to the emulator. An empty case sends it as it was. */
export interface RecordedCase {
  /** Another path below the provider's base URL, such as one with another model. */
  readonly path?: string;
  /** Headers of the recorded request that change the response. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Members over those of the recorded body; `undefined` leaves one out. */
  readonly body?: object;
  /** The whole body, where the recording has none or the body is binary. */
  readonly bytes?: () => Uint8Array<ArrayBuffer>;
  /** Members of the response whose shape may differ, and why this is so. */
  readonly except?: { readonly members: RegExp; readonly because: string };
}

/** The headers of a direct call, with a key that the emulator accepts unless another is given. */
export function keyHeadersOf(
  { id }: Provider,
  { keyHeaders = (key) => ({ authorization: `Bearer ${key}` }) }: ProviderCases,
  key = emulatorProviderKey(id),
): Readonly<Record<string, string>> {
  return keyHeaders(key);
}
