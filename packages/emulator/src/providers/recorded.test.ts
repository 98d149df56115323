import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith } from '../../../../test-support/describe-with.ts';
import { hubAuth, json, startFast } from '../../test/caller.ts';
import {
  eventsIn,
  type Recorded,
  recordedExchanges,
  recordedServices,
  recordings,
  shapeOf,
} from '../../test/exchanges.ts';
import { keyHeadersOf, loadCases, type RecordedCase } from '../../test/provider-cases.ts';
import { NOT_EMULATED } from '../../test/services-left-out.ts';
import type { Provider } from '../provider.ts';
import type { Emulator } from '../start-emulator.ts';
import { PROVIDERS } from './providers.gen.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startFast();
});
afterAll(() => emulator.close());

const providers = await Promise.all(
  PROVIDERS.map(async (provider) => ({ provider, id: provider.id, cases: await loadCases(provider) })),
);

describeWith(recordings, 'recorded exchanges', (folder) => {
  it('are of an emulated provider, or of a service that is left out with a reason', () => {
    const emulated = PROVIDERS.map(({ id }) => id);
    const known = [...emulated, ...Object.keys(NOT_EMULATED)];
    expect(recordedServices(folder).filter((service) => !known.includes(service))).toEqual([]);
    expect(Object.keys(NOT_EMULATED).filter((service) => emulated.includes(service))).toEqual([]);
  });

  it.each(providers)('of $id are each claimed once, or left out with a reason', ({ id, cases }) => {
    const claimed = [...Object.keys(cases.recorded ?? {}), ...Object.values(cases.leftOut ?? {}).flat()].sort();
    expect(claimed).toEqual(
      recordedExchanges(folder, id)
        .map((exchange) => exchange.id)
        .sort(),
    );
  });

  const rows = providers.flatMap(({ provider, id, cases }) =>
    recordedExchanges(folder, id).flatMap((exchange) => {
      const row = cases.recorded?.[exchange.id];
      return row ? [{ name: `${id} ${exchange.id}`, provider, cases, exchange, row }] : [];
    }),
  );
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
  });

  it('of the hub: a model with one expanded member', async () => {
    const [real] = recordedExchanges(folder, 'hub');
    const ours = await json(fetch(`${emulator.endpoints.hub}/api/models/BAAI/bge-small-en-v1.5?expand[]=pipeline_tag`));
    expect(shapeOf(ours)).toEqual(shapeOf(JSON.parse(real?.response.body ?? '')));
    expect(ours.pipeline_tag).toBe('feature-extraction');
  });
});

/** Sends a recorded request to the emulator. */
function send(
  { id, host }: Provider,
  { request }: Recorded,
  { row, keyHeaders }: { readonly row: RecordedCase; readonly keyHeaders: Readonly<Record<string, string>> },
): Promise<Response> {
  // Requests behind the router name the provider first, of late and before.
  const path = row.path ?? new URL(request.url).pathname.replace(/^(?:\/api\/inference-proxy)?\/hf-inference/, '');
  const body = row.bytes?.() ?? JSON.stringify({ ...(request.body ?? {}), ...row.body });
  const type = row.bytes ? 'application/octet-stream' : 'application/json';
  return fetch(`${emulator.endpoints.providers[id]}${path}`, {
    method: request.method,
    headers: { 'content-type': type, ...row.headers, ...(host === 'router' ? hubAuth : keyHeaders) },
    body,
  });
}
