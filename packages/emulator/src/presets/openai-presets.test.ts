import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, keyAuth, post, startFast } from '../../test/caller.ts';
import { encodeSpeech } from '../content/audio/encode-speech.ts';
import type { Emulator } from '../host/start-emulator.ts';

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

describe('transcriptions', () => {
  const transcribe = (parts: Record<string, string | Blob>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(parts)) form.append(name, value);
    const url = `${emulator.endpoints.providers.deepinfra}/v1/openai/audio/transcriptions`;
    return fetch(url, { method: 'POST', headers: keyAuth('deepinfra'), body: form });
  };
  const model = 'openai/whisper-large-v3';
  const file = new Blob([encodeSpeech('Good morning. How are you?', 'audio/wav').bytes], { type: 'audio/wav' });

  it('have segments in the long form only', async () => {
    expect(await json(transcribe({ model, file }))).toEqual({ text: 'Good morning. How are you?' });
    expect(await json(transcribe({ model, file, response_format: 'verbose_json' }))).toMatchObject({
      text: 'Good morning. How are you?',
      duration: expect.any(Number),
      segments: [
        { id: 0, start: 0, text: 'Good morning. ' },
        { id: 1, text: 'How are you?' },
      ],
    });
  });

  it('come as events where the service has them', async () => {
    const events = async (url: string, name: string) => {
      const form = new FormData();
      for (const [part, value] of Object.entries({ model: name, file, stream: 'true' })) form.append(part, value);
      const request = { method: 'POST', body: form, headers: { Authorization: 'Bearer sk-1234' } };
      const response = await fetch(`${url}/v1/audio/transcriptions`, request);
      expect(response.headers.get('content-type')).toBe('text/event-stream');
      return (await response.text()).match(/(?<=^data: ).*/gm) ?? [];
    };
    const transcript = (await events(emulator.servers.litellm, 'whisper')).map((data) => JSON.parse(data));
    expect(
      transcript
        .slice(0, -1)
        .map(({ delta }) => delta)
        .join(''),
    ).toBe('Good morning. How are you?');
    expect(transcript.at(-1)).toMatchObject({ type: 'transcript.text.done', text: 'Good morning. How are you?' });
    const chunks = await events(emulator.servers.vllm, model);
    expect(chunks.at(-1)).toBe('[DONE]');
    expect(
      chunks
        .slice(0, -1)
        .map((data) => JSON.parse(data).choices[0].delta.content)
        .join(''),
    ).toBe('Good morning. How are you?');
  });

  it.each([
    ['no file', { model }],
    ['no model', { file }],
    ['a file that is no recording', { model, file: new Blob(['hello']) }],
  ])('are refused with %s', async (_what, parts) => {
    expect((await transcribe(parts)).status).toBe(400);
  });
});

describe('completions of a service that only has a chat', () => {
  it('are chats', async () => {
    const body = { model: 'allam-2-7b', messages: [{ role: 'user', content: 'Once upon a time' }], max_tokens: 5 };
    expect(await json(call('groq', '/openai/v1/chat/completions', body))).toMatchObject({
      object: 'chat.completion',
      choices: [{ message: { role: 'assistant', content: expect.any(String) }, finish_reason: 'length' }],
      usage: { completion_tokens: 5 },
    });
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
