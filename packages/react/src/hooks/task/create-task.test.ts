import { describe, expect, it, vi } from 'vitest';
import { createTask } from './create-task.ts';

describe('a task over a gateway', () => {
  it('sends JSON and reads JSON', async () => {
    const send = vi.fn(async (..._: Parameters<typeof fetch>) => Response.json([{ label: 'good', score: 0.9 }]));
    const store = createTask<object, unknown>();
    const options = { api: '/api/ai', fetch: send };
    expect(await store.run(options, 'text-classification', { inputs: 'Fine.' })).toEqual([
      { label: 'good', score: 0.9 },
    ]);
    expect(store.getState()).toMatchObject({ status: 'done', result: [{ label: 'good' }] });
    const [[url, init] = []] = send.mock.calls;
    expect([url, init?.method, init?.body]).toEqual([
      '/api/ai/v1/tasks/text-classification',
      'POST',
      '{"inputs":"Fine."}',
    ]);
  });

  it('sends files in a form beside the other arguments, and reads a file', async () => {
    const send = vi.fn(
      async (..._: Parameters<typeof fetch>) => new Response('PNG', { headers: { 'content-type': 'image/png' } }),
    );
    const store = createTask<object, Blob>();
    const image = new Blob(['a'], { type: 'image/png' });
    const args = { model: 'm', inputs: { image, question: 'What?' }, mask: image };
    const result = await store.run({ api: '/api/ai', fetch: send }, 'visual-question-answering', args);
    expect([result?.type, await result?.text()]).toEqual(['image/png', 'PNG']);
    const form = send.mock.calls[0]?.[1]?.body as FormData;
    expect(form.get('json')).toBe('{"model":"m","inputs":{"question":"What?"}}');
    expect([...form.keys()]).toEqual(['json', 'inputs.image', 'mask']);
    expect(new Headers(send.mock.calls[0]?.[1]?.headers).get('content-type')).toBeNull();
  });

  it('keeps the failure, and forgets it with the next call', async () => {
    const responses = [Response.json({ error: { message: 'No.' } }, { status: 503 }), Response.json('Yes.')];
    const options = { api: '/api/ai', fetch: async () => responses.shift() as Response };
    const store = createTask<object, string>();
    expect(await store.run(options, 'translation', {})).toBeUndefined();
    expect(store.getState()).toMatchObject({ status: 'failed', failure: { message: 'No.', status: 503 } });
    expect(await store.run(options, 'translation', {})).toBe('Yes.');
    expect(store.getState().failure).toBeUndefined();
  });
});

describe('a task of a client', () => {
  it('is the method of its name, with its progress, and stops', async () => {
    const client = {
      textToImage: (args: object, options: { signal: AbortSignal; onProgress: (state: object) => void }) => {
        expect(args).toEqual({ inputs: 'A cat' });
        options.onProgress({ status: 'IN_QUEUE', queuePosition: 3 });
        return new Promise((_, reject) =>
          options.signal.addEventListener('abort', () => reject(options.signal.reason)),
        );
      },
    };
    const store = createTask<object, Blob>();
    const result = store.run({ client }, 'text-to-image', { inputs: 'A cat' });
    await vi.waitFor(() => expect(store.getState().progress).toEqual({ status: 'IN_QUEUE', queuePosition: 3 }));
    store.stop();
    expect(await result).toBeUndefined();
    expect(store.getState().status).toBe('stopped');
  });
});
