import { InferenceClient } from '@hubkit/inference';
import { createGateway, type Gateway, type GatewayOptions, type UsageRecord } from '../src/index.ts';

/** Body of a request as a provider gets it. */
export type SentBody = Readonly<Record<string, unknown>>;

/** Response of a provider to a body. */
export type Respond = (body: SentBody, signal: AbortSignal | undefined) => Response | Promise<Response>;

/** A gateway in front of a provider in this process. */
export interface FakeProvider {
  readonly gateway: Gateway;
  /** Bodies that have reached the provider. */
  readonly sent: SentBody[];
  readonly records: UsageRecord[];
}

/** Name of the model in front of the provider. */
export const MODEL = 'model';

/** Makes a gateway whose only provider is `respond`, at an address of its own. */
export function fakeProvider(respond: Respond, options: Partial<GatewayOptions> = {}): FakeProvider {
  const sent: SentBody[] = [];
  const records: UsageRecord[] = [];
  const send: typeof fetch = async (_, { body, signal } = {}) => {
    const read: SentBody = typeof body === 'string' ? JSON.parse(body) : {};
    sent.push(read);
    return respond(read, signal ?? undefined);
  };
  const gateway = createGateway({
    client: new InferenceClient('key', { fetch: send, retry: false }),
    models: { [MODEL]: { targets: [{ model: 'a/b', endpointUrl: 'https://provider.example/v1' }] } },
    authorize: () => ({ id: 'tester' }),
    onUsage: (record) => records.push(record),
    ...options,
  });
  return { gateway, sent, records };
}

/** A whole chat completion with one choice. */
export function chatAnswer(more: object = {}): Response {
  const message = { role: 'assistant', content: 'Yes.' };
  return Response.json({ choices: [{ index: 0, message, finish_reason: 'stop' }], ...more });
}

/** An event of a streamed chat. */
export function chatEvent(delta: object, more: object = {}): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: null }], ...more })}\n\n`;
}

/** A response of events; `isOpen` keeps it from ending. */
export function eventStream(events: readonly string[], { isOpen = false } = {}): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const event of events) controller.enqueue(new TextEncoder().encode(event));
      if (!isOpen) controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}
