import { createEmulator } from '@hubkit/emulator';
import { PROVIDERS } from '@hubkit/inference/provider-facts';
import { type AnyMessage, itemsOf, messagesIn, stepsOf } from './messages.ts';
import { ORIGIN, type Service } from './services.ts';

export const emulator = createEmulator({ pace: 'instant' });

/** A request that was sent, and the thoughts of its answer. */
export interface Exchange {
  readonly url: string;
  readonly headers: Headers;
  readonly body: { readonly messages: readonly AnyMessage[] };
  readonly status: number;
  readonly thoughts: string;
}

/** The way to the emulator, which keeps the exchanges. Hosts of providers, and that of the hub, are the emulator, too. */
export function recordedNet({ thoughts }: Service) {
  const exchanges: Exchange[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(emulated(new Request(input, init)), new Request(input, init));
    const body = request.method === 'POST' ? JSON.parse(await request.clone().text()) : undefined;
    const response = await emulator.fetch(request);
    if (!body?.messages && !body?.input) return response;
    body.messages ??= stepsOf(body.input);
    const text = await response.clone().text();
    // A strict server refuses the parameter, and is called again without it.
    if (response.status === 422 && text.includes('"stream_options"')) return response;
    const received = messagesIn(text).map(thoughts).join('');
    exchanges.push({
      url: request.url,
      headers: request.headers,
      body,
      status: response.status,
      thoughts: received,
    });
    return response;
  };
  return { exchanges, fetch };
}

const PLACES = [
  ['https://huggingface.co', '/hub'],
  ['https://router.huggingface.co', '/router'],
  ...PROVIDERS.map(({ id, baseUrl }) => [new URL(baseUrl).origin, `/providers/${id}`]),
];

function emulated({ url }: Request): string {
  const { origin, pathname, search } = new URL(url);
  const place = PLACES.find(([host]) => host === origin)?.[1];
  return place === undefined ? url : `${ORIGIN}${place}${pathname}${search}`;
}

/** What `recordedNet` makes. */
export type Net = ReturnType<typeof recordedNet>;

/** The messages with tool calls of a request. */
export function callersIn(exchange: Exchange | undefined): readonly AnyMessage[] {
  return exchange?.body.messages.filter(({ tool_calls: calls }) => calls) ?? [];
}

/** A body as it is sent: with the items of its steps, where it has any. */
export function asSent({ messages, ...body }: Exchange['body'] & { readonly input?: unknown }): object {
  return body.input ? { ...body, input: messages.flatMap(({ items }) => itemsOf(items)) } : { ...body, messages };
}
