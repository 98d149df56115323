import { pause } from '../contract/pause.ts';

/** A signed request that tells of the end of a job. */
export interface WebhookRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Posts that are tried, and the wait in ms before another. The services try for hours. */
const TRIES = 3;
const WAIT_MS = 200;

/** True for an address on this machine: an emulator calls nobody else. */
export function isOwnAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Posts to an address until it is accepted, a few times. */
export async function postWebhook(address: string, { headers, body }: WebhookRequest): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body };
    const isAccepted = await fetch(address, { ...init, redirect: 'manual' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isAccepted) return;
    if (tries < TRIES) await pause(WAIT_MS, new AbortController().signal);
  }
}
