import type { Job } from '@hubkit/inference';
import { GatewayError } from '../contract/errors.ts';

/** Signs the handles of jobs, and reads those that come back. */
export interface JobHandles {
  /** Makes the handle of a job, for its user only. */
  sign(job: Job, user: string, model: string): Promise<string>;
  /** Reads a handle. Throws for one of another user or secret, and for one that has expired. */
  verify(handle: string, user: string): Promise<SignedJob>;
}

/** The content of a handle. */
interface SignedJob {
  readonly job: Job;
  readonly user: string;
  /** Name of the model as the client gave it. */
  readonly model: string;
  /** Time at which the handle expires, in ms since 1970. */
  readonly expiresAt: number;
}

/** Time for which a handle is valid, in ms: a day. */
const VALID_MS = 86_400_000;

/** Longest handle that is looked at, in characters. */
const LONGEST = 16_384;

const ENCODER = new TextEncoder();

/** Creates handles that are signed by HMAC with SHA-256. */
export function jobHandles(secret: string): JobHandles {
  let importing: Promise<CryptoKey> | undefined;
  const key = () => {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    importing ??= crypto.subtle.importKey('raw', ENCODER.encode(secret), algorithm, false, ['sign', 'verify']);
    return importing;
  };
  return {
    async sign(job, user, model) {
      const content: SignedJob = { job, user, model, expiresAt: Date.now() + VALID_MS };
      const payload = toBase64Url(ENCODER.encode(JSON.stringify(content)));
      const signature = await crypto.subtle.sign('HMAC', await key(), ENCODER.encode(payload));
      return `${payload}.${toBase64Url(new Uint8Array(signature))}`;
    },
    async verify(handle, user) {
      const [payload = '', signature = '', more] = handle.length > LONGEST ? [] : handle.split('.');
      const bytes = fromBase64Url(signature);
      const isSigned =
        more === undefined &&
        bytes !== undefined &&
        (await crypto.subtle.verify('HMAC', await key(), bytes, ENCODER.encode(payload)));
      if (!isSigned) throw unknownJob();
      // Signed here, so it has the form that `sign` gave it.
      const content = JSON.parse(new TextDecoder().decode(fromBase64Url(payload))) as SignedJob;
      if (content.user !== user || content.expiresAt < Date.now()) throw unknownJob();
      return content;
    },
  };
}

/** Makes the same refusal for every reason, which hides the jobs of other users. */
function unknownJob(): GatewayError {
  return new GatewayError('NOT_FOUND', 'There is no such job, or its handle has expired.');
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
