import { EMULATOR_HUB_TOKEN, type Emulator, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { createGateway, type Gateway, type GatewayOptions } from '../src/index.ts';

/** A model that the emulator serves for chat at groq and elsewhere. */
export const CHAT_MODEL = 'meta-llama/Llama-3.1-8B-Instruct';

let shared: Promise<Emulator> | undefined;

/** The emulator that all tests of a process share. */
function emulator(): Promise<Emulator> {
  shared ??= startEmulator();
  return shared;
}

/** A gateway in front of the emulator, which takes every request for that of the user `tester`. */
export async function testGateway(options: Partial<GatewayOptions> = {}): Promise<Gateway> {
  const { endpoints } = await emulator();
  return createGateway({
    client: new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints, retry: false }),
    models: [`${CHAT_MODEL}:groq`, CHAT_MODEL],
    authorize: () => ({ id: 'tester' }),
    onError: (error) => {
      throw error;
    },
    ...options,
  });
}

/** A POST request with a JSON body. */
export function post(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  init: RequestInit = {},
): Request {
  return new Request(`http://gateway.test${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  });
}

/** The body of a chat. */
export function chatBody(more: Record<string, unknown> = {}): Record<string, unknown> {
  return { model: CHAT_MODEL, messages: [{ role: 'user', content: 'What is 6 times 7?' }], ...more };
}

/** The data of the events of a stream. */
export function dataOf(text: string): string[] {
  return [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => data);
}
