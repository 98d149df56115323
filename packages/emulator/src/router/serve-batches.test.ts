import { describe, expect, it } from 'vitest';
import { emulatorProviderKey } from '../contract/tokens.ts';
import { createEmulator, type EmulatorOptions } from '../host/create-emulator.ts';

const line = (id: string, model = 'gpt-4o-mini', url = '/v1/chat/completions') =>
  JSON.stringify({
    custom_id: id,
    method: 'POST',
    url,
    body: { model, messages: [{ role: 'user', content: 'What is 1 + 1?' }] },
  });

function service(options: EmulatorOptions = { pace: 'instant' }) {
  const emulator = createEmulator(options);
  const { openai } = emulator.endpointsAt('http://127.0.0.1').providers;
  const headers = { authorization: `Bearer ${emulatorProviderKey('openai')}` };
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await emulator.fetch(
      new Request(`${openai}/v1/${path}`, { ...init, headers: { ...headers, ...init.headers } }),
    );
    const text = await response.text();
    return { status: response.status, text, body: path.endsWith('content') ? undefined : JSON.parse(text) };
  };
  const upload = async (lines: readonly string[]) => {
    const body = new FormData();
    body.set('purpose', 'batch');
    body.set('file', new Blob([lines.join('\n')]), 'in.jsonl');
    return (await send('files', { method: 'POST', body })).body;
  };
  const create = async (lines: readonly string[], more: object = {}) => {
    const { id } = await upload(lines);
    const members = { input_file_id: id, endpoint: '/v1/chat/completions', completion_window: '24h', ...more };
    const headers = { 'content-type': 'application/json' };
    return send('batches', { method: 'POST', headers, body: JSON.stringify(members) });
  };
  return { send, upload, create };
}

describe('batches', () => {
  it('pass through their states, and have a file of results in another order', async () => {
    const { send, create } = service();
    const { body } = await create([line('a'), line('b')], { metadata: { run: '1' } });
    expect(body).toMatchObject({ object: 'batch', status: 'validating', metadata: { run: '1' }, output_file_id: null });
    const states: string[] = [];
    let batch = body;
    while (batch.status !== 'completed') {
      batch = (await send(`batches/${body.id}`)).body;
      states.push(batch.status);
    }
    expect(states).toEqual(['in_progress', 'finalizing', 'completed']);
    expect(batch.request_counts).toEqual({ total: 2, completed: 2, failed: 0 });
    const results = (await send(`files/${batch.output_file_id}/content`)).text
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text));
    expect(results.map(({ custom_id: id }) => id)).toEqual(['b', 'a']);
    expect(results[0].response).toMatchObject({
      status_code: 200,
      body: { choices: [{ message: { content: '1 + 1 = 2' } }] },
    });
    expect((await send('batches?limit=1')).body).toMatchObject({
      object: 'list',
      has_more: false,
      data: [{ id: body.id }],
    });
  });

  it('have failed requests in a file of errors', async () => {
    const { send, create } = service();
    const { body } = await create([line('a', 'no-model')]);
    for (let poll = 0; poll < 3; poll++) await send(`batches/${body.id}`);
    const batch = (await send(`batches/${body.id}`)).body;
    expect(batch).toMatchObject({ status: 'completed', output_file_id: null, request_counts: { failed: 1 } });
    const [error] = (await send(`files/${batch.error_file_id}/content`)).text.trim().split('\n');
    expect(JSON.parse(error ?? '')).toMatchObject({ custom_id: 'a', response: { status_code: 404 } });
  });

  it('expire with the requests that were not processed', async () => {
    let now = 0;
    const { send, create } = service({ now: () => now, jobs: { queuedMs: 0, runningMs: 1000 }, batchWindowMs: 500 });
    const { body } = await create([line('a'), line('b')]);
    now = 2000;
    const batch = (await send(`batches/${body.id}`)).body;
    expect(batch).toMatchObject({ status: 'expired', request_counts: { total: 2, completed: 1 } });
    expect((await send(`files/${batch.error_file_id}/content`)).text).toContain('batch_expired');
  });

  it('are cancelled', async () => {
    const { send, create } = service({ jobs: { queuedMs: 1000 } });
    const { body } = await create([line('a')]);
    expect((await send(`batches/${body.id}/cancel`, { method: 'POST' })).body.status).toBe('cancelled');
  });

  it.each([
    ['a line that is no JSON', ['{'], 'invalid_json_line'],
    ['an id twice', [line('a'), line('a')], 'duplicate_custom_id'],
    ['another endpoint', [line('a', 'gpt-4o-mini', '/v1/embeddings')], 'mismatched_url'],
    ['two models', [line('a'), line('b', 'gpt-4.1')], 'mismatched_model'],
    ['no line', [''], 'empty_file'],
  ])('fail for %s', async (_, lines, code) => {
    const { send, create } = service();
    const { body } = await create(lines);
    const batch = (await send(`batches/${body.id}`)).body;
    expect(batch).toMatchObject({ status: 'failed', errors: { data: [{ code }] } });
  });

  it('are refused with a wrong window or file', async () => {
    const { create, send } = service();
    expect((await create([line('a')], { completion_window: '1h' })).status).toBe(400);
    expect((await create([line('a')], { input_file_id: 'file-no' })).status).toBe(404);
    expect((await send('batches/batch_no')).status).toBe(404);
  });
});
