import { afterAll, beforeAll } from 'vitest';
import type { Emulator } from '../src/host/start-emulator.ts';
import type { SERVERS } from '../src/servers/servers.gen.ts';
import { keyAuth, post, startFast } from './caller.ts';

export type ServerId = keyof typeof SERVERS;

/** A server of the emulator, or a provider of it. */
export interface Target {
  readonly server?: ServerId;
  readonly provider?: string;
  /** @default '/v1/chat/completions' */
  readonly path?: string;
}

/** OpenAI itself. */
export const OPENAI: Target = { provider: 'openai' };

/** A user who needs two tools. */
export const USER = { role: 'user', content: 'First the weather in Rome, then calculate 2+2' };

/** An emulator for the tests of a file, and a function that sends a chat to one of its services, by default with the message of `USER`. */
export function useServices() {
  let emulator: Emulator;
  beforeAll(async () => {
    emulator = await startFast();
  });
  afterAll(() => emulator.close());
  return {
    emulator: () => emulator,
    call({ server, provider = '', path = '/v1/chat/completions' }: Target, body: object): Promise<Response> {
      const base = server ? emulator.servers[server] : emulator.endpoints.providers[provider];
      return post(`${base}${path}`, { messages: [USER], ...body }, server ? {} : keyAuth(provider));
    },
  };
}
