import { EMULATOR_HUB_TOKEN, emulatorProviderKey } from '../src/contract/tokens.ts';
import { type Emulator, type StartOptions, startEmulator } from '../src/host/start-emulator.ts';

/** Starts an emulator that speaks without pauses. */
export function startFast(options: StartOptions = {}): Promise<Emulator> {
  return startEmulator({ pace: 'instant', ...options });
}

/** Headers of a routed call. */
export const hubAuth = { authorization: `Bearer ${EMULATOR_HUB_TOKEN}` };

/** Headers of a direct call. */
export function keyAuth(providerId: string, scheme = 'Bearer'): Record<string, string> {
  return { authorization: `${scheme} ${emulatorProviderKey(providerId)}` };
}

/** Posts JSON. */
export function post(url: string, body: unknown, headers: Record<string, string> = hubAuth): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** The JSON of an response; a test reads it with its own expectations. */
export async function json<Body = Record<string, unknown>>(response: Response | Promise<Response>): Promise<Body> {
  return (await (await response).json()) as Body;
}

/** The data of all events of a stream, parsed, without `[DONE]`. */
export async function events<Body = Record<string, unknown>>(response: Response): Promise<Body[]> {
  const text = await response.text();
  return text
    .split('\n\n')
    .map((event) => event.replace(/^data: ?/, ''))
    .filter((data) => data !== '' && data !== '[DONE]')
    .map((data) => JSON.parse(data) as Body);
}
