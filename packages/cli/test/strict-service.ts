import { createEmulator } from '@hubkit/emulator';

/** A `fetch` whose service is that of Mistral, which refuses parameters that it does not know, and the bodies that it gets. */
export function strictService() {
  const emulator = createEmulator({ pace: { firstTokenMs: 0, tokenMs: 0, jobStepMs: 0 } });
  const bodies: Readonly<Record<string, unknown>>[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    bodies.push(await request.clone().json());
    return emulator.fetch(new Request(`http://127.0.0.1/servers/mistral${new URL(request.url).pathname}`, request));
  };
  return { fetch, bodies };
}
