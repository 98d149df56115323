import type { WebhookRequest } from '../../jobs/post-webhook.ts';

/** Signing secret of the emulated Replicate. It proves nothing, as anybody can read it here. */
export const EMULATOR_WEBHOOK_SECRET = `whsec_${btoa('the emulator signs as Replicate!')}`;

/** Signs a body by Standard Webhooks. */
export async function signWebhook(id: string, body: string, now: number): Promise<WebhookRequest> {
  const encoder = new TextEncoder();
  const time = String(Math.floor(now / 1000));
  const secret = Uint8Array.from(atob(EMULATOR_WEBHOOK_SECRET.slice('whsec_'.length)), (byte) => byte.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(`${id}.${time}.${body}`)));
  // Another key is about to be replaced, as in a rotation.
  const signature = `v1,${btoa('another key')} v1,${btoa(String.fromCharCode(...mac))}`;
  return { body, headers: { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } };
}
