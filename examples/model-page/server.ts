import { createEmulator } from '@hubkit/emulator';

const emulator = createEmulator();

/** Sends the record of a model, from the hub that HUB_URL names. Without one, an emulator in this process responds. */
export function respond(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { HUB_URL } = process.env;
  if (HUB_URL) return fetch(HUB_URL + pathname + search);
  const { hub } = emulator.endpointsAt('http://127.0.0.1');
  return emulator.fetch(new Request(hub + pathname + search));
}
