import { afterAll, expect, it } from 'vitest';
import { describeWith } from '../../../tests/support/describe-with.ts';
import { createReplayTable } from '../../../tests/support/replay-table.ts';
import { prepare } from '../src/call/prepare.ts';
import { runTask, streamTask } from '../src/call/run-task.ts';
import { InferenceError } from '../src/index.ts';
import type { Provider, StreamTaskId } from '../src/presets/provider-kit.ts';
import { PROVIDERS_BY_ID } from '../src/providers/providers.gen.ts';
import { getCases } from './provider-cases/cases.ts';
import { exchangesOf, fileAt, recordedServices, recordings, replay } from './support/exchanges.ts';
import { fakeFetch } from './support/fake-fetch.ts';
import { tokensOf } from './support/providers.ts';
import { sentBody } from './support/recorded-calls.ts';

/** Recorded exchanges with services that the client has no provider for: reason and ids. */
const NOT_PROVIDED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  hub: {
    'a look-up of the task of a model, which the client does not make': [
      '0b2e221339b7',
      '434ba515f86f',
      '8e5cb634d087',
    ],
  },
  mistral: {
    'not a provider of the hub: an endpoint of the caller, without a key and once without a path': [
      '8dfb7e10b7ee',
      'e01b3c04b2df',
    ],
  },
};

const providers: readonly Provider[] = Object.values(PROVIDERS_BY_ID);

const rows = providers.flatMap((provider) => {
  const calls = getCases(provider).recorded ?? [];
  return exchangesOf(provider.id).flatMap((exchange) =>
    calls
      .filter(({ ids }) => ids.includes(exchange.id))
      .map(({ call }) => ({ name: `${provider.id} ${exchange.id}`, provider, exchange, call: call(exchange) })),
  );
});

/** The model as users name it: by the hub's id, or by that of a provider whose models are not on the hub. */
function modelName({ id, access }: Provider, model: string): string {
  return access?.only === 'direct' ? `${id}/${model}` : 'owner/model';
}

/** The path below the base of a provider. */
function pathOf(url: string, { id }: Provider): string {
  return new URL(url).pathname.replace(new RegExp(`^.*/${id}(?=/)`), '');
}

const table = createReplayTable('recorded exchanges and the client', 2);
for (const { provider, exchange, call } of rows) table.add(`${provider.id} ${call.task}`, exchange.id);
for (const provider of providers) table.leaveOut(provider.id, getCases(provider).leftOut ?? {});
for (const [service, reasons] of Object.entries(NOT_PROVIDED)) table.leaveOut(service, reasons);

describeWith(recordings, 'recorded exchanges and the client', () => {
  afterAll(() => table.print());

  it('are of a provider of the client, or of a service that is left out with a reason', () => {
    const ids = providers.map(({ id }) => id);
    expect(recordedServices().filter((service) => !ids.includes(service) && !(service in NOT_PROVIDED))).toEqual([]);
    expect(Object.keys(NOT_PROVIDED).filter((service) => ids.includes(service))).toEqual([]);
  });

  it.each(recordedServices())('of %s are each claimed once, or left out with a reason', (service) => {
    const ids = exchangesOf(service).map(({ id }) => id);
    table.expectAll(service, ids);
  });

  it('of no service are claimed that are not there', () => {
    const services = recordedServices();
    for (const { id } of providers) if (!services.includes(id)) table.expectAll(id, []);
  });

  it.each(rows)('$name has the request that the client makes', ({ provider, exchange, call }) => {
    const { task, model, args, uploads = {}, isStream = false } = call;
    const target = { ...args, provider, model: modelName(provider, model), accessToken: tokensOf(provider).at(-1) };
    const request = prepare({ task, args: target as never, mapping: { providerId: model }, uploads, isStream });
    expect(request.method).toBe(exchange.request.method);
    expect(pathOf(request.url, provider)).toBe(call.path ?? pathOf(exchange.request.url, provider));
    expect(request.body).toMatchObject({ value: call.body ?? sentBody(exchange) });
    if (request.body.type === 'json') expect(request.body.value).toEqual(call.body ?? sentBody(exchange));
    table.pass(exchange.id);
  });

  it.each(rows)('$name is read as what it is', async ({ provider, exchange, call }) => {
    const { task, model, args, isStream = false, output = (body) => body } = call;
    const fetch = fakeFetch(({ method, url }) => (method === 'GET' ? fileAt(url) : replay(exchange)));
    const mapping = { provider: provider.id, task, providerId: model, hfModelId: 'owner/model', status: 'live' };
    const options = { fetch, mapping: { 'owner/model': [mapping] }, retry: false } as const;
    const accessToken = tokensOf(provider).at(-1);
    const target = { ...args, provider, model: modelName(provider, model), accessToken } as never;
    const result: unknown = await (isStream
      ? collect(streamTask(task as StreamTaskId, target, options))
      : runTask(task, target, options)
    ).catch((error: unknown) => error);
    const { status, body } = exchange.response;
    if (status >= 400) {
      expect(InferenceError.is(result)).toBe(true);
      expect(result).toMatchObject({ name: 'ProviderApiError', response: { status } });
      expect((result as Error).message).toBe(`Failed to perform inference: ${reasonIn(body)}`);
    } else if (isStream) {
      const chunks = result as { choices?: { delta: { content?: string } }[]; token?: { text: string } }[];
      const text = chunks.map(({ choices, token }) => token?.text ?? choices?.[0]?.delta.content ?? '').join('');
      expect(text).toBe(textIn(body, task === 'conversational' ? 'content' : 'text'));
      expect(text).not.toBe('');
    } else if (result instanceof Blob) {
      expect(result.type).toMatch(/^(image\/(jpeg|png|webp)|audio\/(flac|wav)|video\/mp4)$/);
    } else {
      expect(result).toEqual(output(JSON.parse(body)));
    }
    table.pass(exchange.id);
  });
});

async function collect<T>(values: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const value of values) all.push(value);
  return all;
}

/** The values of one member in all events, joined; found without a parser. */
function textIn(stream: string, member: string): string {
  const values = stream.matchAll(new RegExp(`"${member}": *("(?:[^"\\\\]|\\\\.)*")`, 'g'));
  return [...values].map(([, text]) => JSON.parse(text ?? '""')).join('');
}

function reasonIn(body: string): string {
  try {
    const { error, detail } = JSON.parse(body);
    if (Array.isArray(detail)) return detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; ');
    return (error?.message ?? error ?? detail).replace(/\s+/g, ' ').trim().slice(0, 500);
  } catch {
    return body;
  }
}
