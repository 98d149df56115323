import { formatHex, parseHex } from '../../binary/hex.ts';
import { InputError } from '../../contract/errors.ts';
import type { ToolApprovals, ToolCall } from '../../contract/tool.ts';

/** Options of `toolApprovals`. */
export interface ToolApprovalsOptions {
  /** Secret of the server, 16 characters at least; the same in all of its processes. */
  readonly secret: string;
  /** Time in ms for a decision. @default 3600000, an hour */
  readonly expiresMs?: number;
  /**
   * Notes that a seal is used, until the time given, in ms since 1970; false if it was used before. Servers with several processes keep
   * the note where all of them see it. @default a note in the memory of this process
   */
  readonly markUsed?: (seal: string, until: number) => boolean | Promise<boolean>;
  /** Time in ms since 1970. @default Date.now */
  readonly now?: () => number;
}

/**
 * Seals the calls that leave a server before a person approves them, so that a page can neither change a call nor repeat it: an HMAC
 * over id, name, arguments and expiry. One object serves all runs of a server.
 */
export function toolApprovals({
  secret,
  expiresMs = 3_600_000,
  now = Date.now,
  ...options
}: ToolApprovalsOptions): ToolApprovals {
  if (secret.length < 16) throw new InputError('The secret of `toolApprovals` must have at least 16 characters.');
  const markUsed = options.markUsed ?? usedInMemory(now);
  const key = crypto.subtle.importKey('raw', encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
  return {
    async seal(call) {
      const until = now() + expiresMs;
      const nonce = crypto.randomUUID();
      const mac = await crypto.subtle.sign('HMAC', await key, sealed(call, until, nonce));
      return `${until}.${nonce}.${formatHex(mac)}`;
    },
    async use(call, seal) {
      const [, until = '', nonce = '', hex = ''] = /^(\d{1,15})\.([\w-]{36})\.([0-9a-f]{64})$/.exec(seal) ?? [];
      const refuse = (why: string) => new InputError(`The approval of the call '${call.name.slice(0, 80)}' ${why}.`);
      const isOwn =
        hex !== '' &&
        (await crypto.subtle.verify('HMAC', await key, parseHex(hex), sealed(call, Number(until), nonce)));
      if (!isOwn) throw refuse('is not for this call: the call was changed, or its seal is missing');
      if (Number(until) < now()) throw refuse('has expired');
      if (!(await markUsed(seal, Number(until)))) throw refuse('was used before');
    },
  };
}

function usedInMemory(now: () => number): (seal: string, until: number) => boolean {
  const used = new Map<string, number>();
  return (seal, until) => {
    for (const [old, end] of used) if (end < now()) used.delete(old);
    if (used.has(seal)) return false;
    used.set(seal, until);
    return true;
  };
}

function sealed({ id, name, arguments: text }: ToolCall, until: number, nonce: string): Uint8Array<ArrayBuffer> {
  return encode(JSON.stringify([id, name, text, until, nonce]));
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
