import { GatewayError, type GatewayUser } from '@hubkit/gateway';
import type { KeyStore, StoredKey } from './key-store.ts';

/** Users by their keys, and the end of their calls when a key is revoked. */
export interface KeyAuthorizer {
  authorize(request: Request): GatewayUser;
  close(): void;
}

/** Time between two looks for keys that were revoked by another process, in ms. */
const REVOCATION_MS = 500;

/** Who is let in. */
export interface AuthorizeOptions {
  /** True if the gateway listens on this machine only, where a store that never had a key lets every program in. */
  readonly isLocal: boolean;
}

/**
 * Lets requests in that have a valid key, as `Authorization: Bearer hbk_…` or `x-api-key`. Only a gateway that starts on this machine with a store that
 * never had a key lets requests in without one, and only until the first key is made. Revoking or losing keys never opens it again.
 */
export function authorizeKeys(store: KeyStore, { isLocal }: AuthorizeOptions): KeyAuthorizer {
  const live = new Map<string, AbortController>();
  let isKeyless = isLocal && !store.hasKeys();
  const staysKeyless = () => {
    // Never set back: a store that loses its keys later must not open the gateway.
    if (isKeyless && store.hasKeys()) isKeyless = false;
    return isKeyless;
  };
  const revoked = () => {
    if (live.size === 0) return;
    for (const key of store.list()) if (!isValid(key)) end(key.id);
  };
  const end = (id: string) => {
    live.get(id)?.abort();
    live.delete(id);
  };
  const timer = setInterval(revoked, REVOCATION_MS);
  timer.unref();
  return {
    authorize(request) {
      const [, bearer] = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
      // Clients of Anthropic send a key in a header of their own.
      const sent = bearer ?? (request.headers.get('x-api-key')?.trim() || undefined);
      const key = sent === undefined ? undefined : store.find(sent);
      if (!key) {
        if (staysKeyless()) return { id: 'local' };
        throw new GatewayError('UNAUTHORIZED', 'Send a key of this gateway: Authorization: Bearer hbk_….');
      }
      if (!isValid(key)) {
        end(key.id);
        throw new GatewayError('UNAUTHORIZED', 'This key was revoked or has expired.');
      }
      if (key.budget !== undefined && key.spent >= key.budget) {
        throw new GatewayError('BUDGET', 'The budget of this key is used up.');
      }
      let controller = live.get(key.id);
      if (!controller) {
        controller = new AbortController();
        live.set(key.id, controller);
      }
      return toUser(key, controller.signal);
    },
    close: () => clearInterval(timer),
  };
}

function isValid({ revokedAt, expiresAt }: StoredKey): boolean {
  return revokedAt === undefined && (expiresAt === undefined || expiresAt > Date.now());
}

function toUser({ id, models, requestsPerMinute, tokensPerDay }: StoredKey, signal: AbortSignal): GatewayUser {
  return {
    id,
    signal,
    ...(models && { models }),
    limits: {
      ...(requestsPerMinute !== undefined && { requestsPerMinute }),
      ...(tokensPerDay !== undefined && { tokensPerDay }),
    },
  };
}
