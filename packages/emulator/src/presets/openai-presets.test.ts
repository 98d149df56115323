import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, keyAuth, post, startFast } from '../../test/caller.ts';
import type { Emulator } from '../start-emulator.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startFast();
});
afterAll(() => emulator.close());

const call = (provider: string, path: string, body: object) =>
  post(`${emulator.endpoints.providers[provider]}${path}`, body, keyAuth(provider));

describe('embeddings', () => {
  const body = { model: 'E5-Mistral-7B-Instruct', input: ['a boat', 'a ship'], dimensions: 8 };
  const embed = async (more: object) => {
    const { data } = await json<{ data: { embedding: number[] & string }[] }>(
      call('sambanova', '/v1/embeddings', { ...body, ...more }),
    );
    return data.map(({ embedding }) => embedding);
  };

  it('are the same vectors as numbers and as base64', async () => {
    const numbers = await embed({});
    const encoded = await embed({ encoding_format: 'base64' });
    expect(numbers.map(({ length }) => length)).toEqual([8, 8]);
    for (const [index, text] of encoded.entries()) {
      const bytes = Uint8Array.from(Buffer.from(text, 'base64'));
      expect([...new Float32Array(bytes.buffer)]).toEqual([...Float32Array.from(numbers[index] ?? [])]);
    }
  });
});

describe('images', () => {
  const body = { model: 'black-forest-labs/FLUX.1-schnell', prompt: 'a boat' };

  it('have the size that is requested in one member', async () => {
    const { data } = await json<{ data: { b64_json: string }[] }>(
      call('nscale', '/v1/images/generations', { ...body, size: '64x32' }),
    );
    const png = Buffer.from(data[0]?.b64_json ?? '', 'base64');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([64, 32]);
  });

  it.each(['64', '64x', 'large', '64x99999', '1x1'])('are refused in the size %s', async (size) => {
    const response = await call('nscale', '/v1/images/generations', { ...body, size });
    expect(response.status).toBe(400);
  });
});
