import type { InferenceTask } from '@hubkit/inference';
import type { Limits } from './limits.ts';

/** A user of the gateway, as `authorize` returns it. */
export interface GatewayUser {
  /** Name in limits and usage records: of a person, a team or a key. */
  readonly id: string;
  /** Names of models that the user may call. @default all models of the gateway */
  readonly models?: readonly string[] | undefined;
  /** Tasks that the user may run. @default all tasks of the gateway */
  readonly tasks?: readonly InferenceTask[] | undefined;
  /** Limits of this user, each in the place of that in `limits.user`. */
  readonly limits?: Limits | undefined;
  /** Ends the user's calls when it aborts, such as when a key is revoked. */
  readonly signal?: AbortSignal | undefined;
}
