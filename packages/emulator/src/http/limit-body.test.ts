import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hubAuth, startFast } from '../../test/caller.ts';
import { MAX_BODY_BYTES } from '../host/create-emulator.ts';
import type { Emulator } from '../host/start-emulator.ts';

const MESSAGES = [{ role: 'user', content: 'What is 2 + 2?' }];

describe('request bodies without a stated length', () => {
  let emulator: Emulator;
  beforeAll(async () => {
    emulator = await startFast();
  });
  afterAll(() => emulator.close());

  it('are read like all others, whole or in parts', async () => {
    const body = JSON.stringify({ model: 'llama-3.1-8b-instant', messages: MESSAGES });
    for (const parts of [[body], [...body.matchAll(/.{1,7}/gs)].map(([part]) => part)]) {
      const { status, text } = await postChunked(emulator, parts);
      expect([status, JSON.parse(text).choices[0].message.content]).toEqual([200, expect.stringContaining('4')]);
    }
    expect(emulator.exchanges().map(({ requestBody }) => requestBody)).toEqual([body, body]);
  });

  it('get the status 413 past the limit', async () => {
    const part = 'x'.repeat(MAX_BODY_BYTES / 4);
    const { status, text } = await postChunked(emulator, [part, part, part, part, 'x']);
    expect([status, JSON.parse(text)]).toEqual([413, { error: 'The body of the request is larger than 32 MiB.' }]);
  });

  it('may be empty', async () => {
    const { status, text } = await postChunked(emulator, []);
    expect([status, text]).toEqual([400, expect.stringContaining('JSON')]);
  });
});

/** Posts a body to groq with `Transfer-Encoding: chunked`, as Node streams and Python generators are sent. */
function postChunked(emulator: Emulator, parts: readonly string[]): Promise<{ status?: number; text: string }> {
  const url = `${emulator.endpoints.router}/groq/openai/v1/chat/completions`;
  const headers = { ...hubAuth, 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers }, async (response) => {
      const text = (await response.setEncoding('utf8').toArray()).join('');
      resolve({ ...(response.statusCode ? { status: response.statusCode } : {}), text });
    });
    sent.on('error', reject);
    for (const part of parts) sent.write(part);
    sent.end();
  });
}
