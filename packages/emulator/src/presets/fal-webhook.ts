import type { Job, JobsDialect } from '../jobs/jobs-dialect.ts';

/** The public keys of the emulated fal, at its host `keys`. */
export const KEYS_PAGE = {
  '/.well-known/jwks.json': {
    keys: [{ kty: 'OKP', crv: 'Ed25519', x: 'FKwnBZAs5jIeAcm8D-AiFyS_p1RxAyJonekB2ZijNoM' }],
  },
};

/** The private key: it proves nothing, as anybody can read it here. */
const SEED = 'the emulator signs as fal does!!';
const PKCS8 = [48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32];

/** Webhooks of fal's queue: Ed25519 over four lines. */
export const falWebhook: NonNullable<JobsDialect['webhook']> = {
  address: ({ query }) => query.get('fal_webhook') ?? undefined,
  async write(job, now) {
    const body = JSON.stringify(createPayload(job));
    const encoder = new TextEncoder();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(body)));
    const facts = [String(job.id), 'emulated-user', String(Math.floor(now / 1000))];
    const signed = encoder.encode([...facts, formatHex(digest)].join('\n'));
    const secret = new Uint8Array([...PKCS8, ...encoder.encode(SEED)]);
    const key = await crypto.subtle.importKey('pkcs8', secret, { name: 'Ed25519' }, false, ['sign']);
    const signature = formatHex(new Uint8Array(await crypto.subtle.sign({ name: 'Ed25519' }, key, signed)));
    const [id = '', user = '', time = ''] = facts;
    return {
      body,
      headers: {
        'x-fal-webhook-request-id': id,
        'x-fal-webhook-user-id': user,
        'x-fal-webhook-timestamp': time,
        'x-fal-webhook-signature': signature,
      },
    };
  },
};

function createPayload({ id, output, failure }: Job): object {
  const shared = { request_id: id, gateway_request_id: id };
  if (output) return { ...shared, status: 'OK', payload: output };
  const payload = failure?.body ?? { detail: 'Request was cancelled' };
  return { ...shared, status: 'ERROR', error: `Unexpected status code: ${failure?.status ?? 400}`, payload };
}

function formatHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
