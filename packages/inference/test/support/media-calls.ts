import type { TaskId } from '@hubkit/catalog';
import { prepare } from '../../src/call/prepare.ts';
import { InferenceClient } from '../../src/index.ts';
import { createFakeClock } from './fake-clock.ts';
import { fakeFetch } from './fake-fetch.ts';

/** An image, and its form inside JSON. */
export const IMAGE = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' });
const ENCODED_IMAGE = { type: 'image/png', base64: 'iVBORw==' };
export const IMAGE_URL = 'data:image/png;base64,iVBORw==';

/** A mapping with weights of an adapter. */
export const LORA = { adapter: 'lora', adapterWeightsPath: 'w.safetensors', hfModelId: 'o/m' };

/** The body that a provider is sent for a task. */
export function bodyOf(
  provider: string,
  task: TaskId,
  args: object,
  { mapping = {}, images = 0 }: { readonly mapping?: object; readonly images?: number } = {},
): unknown {
  const uploads = Object.fromEntries(
    Array.from({ length: images }, (_, index) => [index === 0 ? 'inputs' : `inputs${index + 1}`, ENCODED_IMAGE]),
  );
  const { body } = prepare({
    task,
    args: { provider, model: 'o/m', ...args } as never,
    mapping: { providerId: 'x/y', hfModelId: 'o/m', ...mapping },
    uploads,
  });
  return body.type === 'json' ? body.value : body;
}

/** Contents of files by the end of their address; all others are videos. */
const FILES: Readonly<Record<string, string>> = { '.png': '\x89PNG', '.txt': 'Grüße aus Köln' };

/** A client of one provider, whose fake server gives responses in turn, the last one for ever, and files by their address. */
export function clientOf(provider: string, task: TaskId, responses: readonly object[], token = 'key') {
  const clock = createFakeClock();
  const fetch = fakeFetch(({ url }, number) =>
    url.startsWith('https://files.example/')
      ? new Response(FILES[url.slice(-4)] ?? '\x00\x00\x00\x10ftypisom\0\0\0\0', {
          headers: { 'Content-Type': 'application/octet-stream' },
        })
      : Response.json(responses[Math.min(number, responses.length) - 1]),
  );
  const mapping = { 'o/m': [{ provider, providerId: 'x/y', hfModelId: 'o/m', task, status: 'live' }] };
  const client = new InferenceClient(token, { fetch, clock, mapping });
  const urls = () => fetch.seen.map(({ method, url }) => `${method} ${url}`);
  return { client, clock, seen: fetch.seen, urls };
}
