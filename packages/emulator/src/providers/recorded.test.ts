import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith } from '../../../../tests/support/describe-with.ts';
import { createReplayTable } from '../../../../tests/support/replay-table.ts';
import { hubAuth, json, startFast } from '../../test/caller.ts';
import {
  eventsIn,
  type Recorded,
  recordedExchanges,
  recordedServices,
  recordings,
  shapeOf,
} from '../../test/exchanges.ts';
import { getCases } from '../../test/provider-cases/cases.ts';
import { keyHeadersOf, type RecordedCase } from '../../test/provider-cases/provider-cases.ts';
import type { Provider } from '../dialect/provider.ts';
import type { Emulator } from '../host/start-emulator.ts';
import { listTasks } from '../router/any-task.ts';
import { compilePath } from '../router/path-pattern.ts';
import { PROVIDERS } from './providers.gen.ts';

/** Recorded exchanges with services that have no emulated provider: reason and ids. */
const NOT_EMULATED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  mistral: { 'not a provider of the hub': ['8dfb7e10b7ee', 'e01b3c04b2df'] },
};

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startFast();
});
afterAll(() => emulator.close());

const providers = await Promise.all(
  PROVIDERS.map(async (provider) => ({ provider, id: provider.id, cases: getCases(provider) })),
);

/** Models that the emulated hub has, for the recorded requests for others of the same task. */
const HUB_MODELS: Readonly<Record<string, string>> = {
  '0b2e221339b7': 'facebook/bart-base',
  '434ba515f86f': 'BAAI/bge-small-en-v1.5',
  '8e5cb634d087': 'sentence-transformers/all-MiniLM-L6-v2',
};

describeWith(recordings, 'recorded exchanges and the emulator', (folder) => {
  const table = createReplayTable('recorded exchanges and the emulator', 1);
  afterAll(() => table.print());

  it('are of an emulated provider, or of a service that is left out with a reason', () => {
    const emulated = PROVIDERS.map(({ id }) => id);
    const known = [...emulated, 'hub', ...Object.keys(NOT_EMULATED)];
    expect(recordedServices(folder).filter((service) => !known.includes(service))).toEqual([]);
    expect(Object.keys(NOT_EMULATED).filter((service) => emulated.includes(service))).toEqual([]);
  });

  const rows = providers.flatMap(({ provider, id, cases }) =>
    recordedExchanges(folder, id).flatMap((exchange) => {
      const row = cases.recorded?.[exchange.id];
      return row ? [{ name: `${id} ${exchange.id}`, provider, cases, exchange, row }] : [];
    }),
  );
  for (const { provider, exchange, row } of rows)
    table.add(`${provider.id} ${findTask(provider, exchange, row)}`, exchange.id);
  for (const { id, cases } of providers) table.leaveOut(id, cases.leftOut ?? {});
  for (const [service, reasons] of Object.entries(NOT_EMULATED)) table.leaveOut(service, reasons);
  for (const { id } of recordedExchanges(folder, 'hub')) table.add('hub models', id);

  it.each(recordedServices(folder))('of %s are each claimed once, or left out with a reason', (service) => {
    const ids = recordedExchanges(folder, service).map(({ id }) => id);
    table.expectAll(service, ids);
  });

  it.each(rows)('reproduce $name', async ({ provider, cases, exchange, row }) => {
    const response = await send(provider, exchange, { row, keyHeaders: keyHeadersOf(provider, cases) });
    const { status, headers, body } = exchange.response;
    const text = await response.text();
    expect(response.status, text.slice(0, 300)).toBe(status);
    expect(response.headers.get('content-type')).toBe(headers['content-type']);
    const shapes = (value: unknown) => shapeOf(value).filter((line) => !(row.except?.members.test(line) ?? false));
    if (headers['content-type']?.startsWith('text/event-stream')) {
      const [ours, real] = [eventsIn(text), eventsIn(body)];
      expect(shapes(ours[0])).toEqual(shapes(real[0]));
      expect(shapes(ours.at(-1))).toEqual(shapes(real.at(-1)));
    } else if (headers['content-type']?.includes('json')) {
      expect(shapes(JSON.parse(text))).toEqual(shapes(JSON.parse(body)));
    } else if (headers['content-type']?.startsWith('text/')) {
      const position = / at line .*/;
      expect(text.replace(position, '')).toBe(body.replace(position, ''));
    }
    table.pass(exchange.id);
  });

  it.each(recordedExchanges(folder, 'hub'))('reproduce hub $id', async ({ id, request, response }) => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace(/(?<=^\/api\/models\/).+/, HUB_MODELS[id] ?? '') + search;
    const own = await json(fetch(emulator.endpoints.hub + path));
    const real = JSON.parse(response.body);
    expect(shapeOf(own)).toEqual(shapeOf(real));
    expect(own.pipeline_tag).toBe(real.pipeline_tag);
    table.pass(id);
  });
});

/** The path of a recorded request below the base URL of its provider. Requests behind the router name the provider first. */
function findPath({ request }: Recorded, row: RecordedCase): string {
  return row.path ?? new URL(request.url).pathname.replace(/^(?:\/api\/inference-proxy)?\/hf-inference/, '');
}

/** The task of a recorded request: that of its model, or of its path. */
function findTask(provider: Provider, exchange: Recorded, row: RecordedCase): string {
  const path = findPath(exchange, row);
  const matches = listTasks(provider).flatMap(({ id, dialect }) =>
    [dialect.path].flat().flatMap((template) => {
      const found = compilePath(template).match(path, new URLSearchParams());
      return found ? [{ id, model: found.model }] : [];
    }),
  );
  const named = matches.find(({ id, model }) => provider.models.some((m) => m.providerId === model && m.task === id));
  return (named ?? matches[0])?.id ?? exchange.request.method;
}

/** Sends a recorded request to the emulator. */
function send(
  { id, host }: Provider,
  exchange: Recorded,
  { row, keyHeaders }: { readonly row: RecordedCase; readonly keyHeaders: Readonly<Record<string, string>> },
): Promise<Response> {
  const { request } = exchange;
  const body = row.bytes?.() ?? JSON.stringify({ ...(request.body ?? {}), ...row.body });
  const type = row.bytes ? 'application/octet-stream' : 'application/json';
  return fetch(`${emulator.endpoints.providers[id]}${findPath(exchange, row)}`, {
    method: request.method,
    headers: { 'content-type': type, ...row.headers, ...(host === 'router' ? hubAuth : keyHeaders) },
    body,
  });
}
