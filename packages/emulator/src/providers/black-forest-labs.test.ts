import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWith } from '../../../../tests/support/describe-with.ts';
import { hubAuth, json, post, startFast } from '../../test/caller.ts';
import { recordedExchanges, recordings, shapeOf } from '../../test/exchanges.ts';
import { emulatorProviderKey } from '../contract/tokens.ts';
import type { Emulator } from '../host/start-emulator.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startFast();
});
afterAll(() => emulator.close());

interface Submitted {
  readonly id: string;
  readonly polling_url: string;
}
interface Poll {
  readonly id: string;
  readonly status: string;
  readonly result: { readonly sample: string } | null;
}

const key = { 'x-key': emulatorProviderKey('black-forest-labs') };
const submit = (body: object, headers: Record<string, string> = {}) =>
  json<Submitted>(
    post(`${emulator.endpoints.providers['black-forest-labs']}/v1/flux-dev`, body, { ...key, ...headers }),
  );

/** Polls until there is an end. */
async function finish({ polling_url: url }: Submitted): Promise<Poll> {
  for (let poll = 0; poll < 5; poll++) {
    const body = await json<Poll>(fetch(`${url}&attempt=${poll}`));
    if (body.status !== 'Pending') return body;
  }
  throw new Error('still pending');
}

describe('an image job', () => {
  it('is pending until there is a sample, and polls need no key at its own host', async () => {
    const submitted = await submit({ prompt: 'a cat', width: 64, height: 64 });
    expect(submitted.polling_url).toBe(`${emulator.url}/v1/get_result?id=${submitted.id}`);
    expect(await json(fetch(submitted.polling_url))).toEqual({
      id: submitted.id,
      status: 'Pending',
      result: null,
      progress: 0,
    });
    const { result } = await finish(submitted);
    const file = await fetch(result?.sample ?? '');
    expect(file.headers.get('content-type')).toBe('image/jpeg');
  });

  it('needs a hub token behind the router', async () => {
    const { id } = await submit({ prompt: 'a cat' });
    const url = `${emulator.endpoints.router}/black-forest-labs/v1/get_result?id=${id}`;
    expect((await fetch(url)).status).toBe(401);
    expect((await fetch(url, { headers: hubAuth })).status).toBe(200);
  });

  it('names the reasons of the moderation', async () => {
    const submitted = await submit({ prompt: 'x' }, { 'x-hubkit-fault': 'job-moderated' });
    expect(await finish(submitted)).toMatchObject({
      status: 'Content Moderated',
      result: null,
      details: { 'Moderation Reasons': ['Safety Filter'] },
    });
  });

  it('fails with a state of its own, and is not found once it has expired', async () => {
    const failed = await submit({ prompt: 'x' }, { 'x-hubkit-fault': 'job-failed' });
    expect(await finish(failed)).toMatchObject({ status: 'Error', details: { error: 'The model ran out of memory.' } });
    const expired = await submit({ prompt: 'x' }, { 'x-hubkit-fault': 'job-expired' });
    expect(await finish(expired)).toMatchObject({ id: expired.id, status: 'Task not found' });
  });

  it('that nobody submitted is not found, with a status of its own', async () => {
    const response = await fetch(`${emulator.url}/providers/black-forest-labs/v1/get_result?id=nothing`);
    expect([response.status, await json(response)]).toMatchObject([200, { id: 'nothing', status: 'Task not found' }]);
  });

  it('rejects a body without a prompt as FastAPI does', async () => {
    const response = await post(`${emulator.endpoints.providers['black-forest-labs']}/v1/flux-dev`, {}, key);
    expect([response.status, await json(response)]).toMatchObject([422, { detail: [{ loc: ['body', 'prompt'] }] }]);
  });
});

describeWith(recordings, 'the recorded poll of an image', (folder) => {
  it('has the form of ours', async () => {
    const [recorded] = recordedExchanges(folder, 'black-forest-labs');
    const real: unknown = JSON.parse(recorded?.response.body ?? '');
    expect(shapeOf(await finish(await submit({ prompt: 'a cat', seed: 7 })))).toEqual(shapeOf(real));
  });
});
