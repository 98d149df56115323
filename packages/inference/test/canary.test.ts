import { inspect } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createRequestLog } from '../src/call/request-log/request-log.ts';
import { openTelemetry } from '../src/call/telemetry/opentelemetry.ts';
import { type Args, type CallOptions, defineTool, InferenceClient } from '../src/index.ts';
import { collector } from './support/collector.ts';
import { type Answer, CHAT, fakeFetch, type SeenRequest } from './support/fake-fetch.ts';
import { pick, type Random, randomFailure, randomOf } from './support/random-failure.ts';

/** Number of failures: `RANDOM_CASES=100000` for a longer run, `RANDOM_SEED` for others. */
const { RANDOM_CASES: cases = '2000', RANDOM_SEED: seed = '1' } = process.env;

/** Number of calls at a time. */
const TOGETHER = 50;

/** A text without the escapes of JSON and of URLs. */
function unescaped(text: string): string {
  return text.replaceAll(/(?:\\+u00|%)([0-7][0-9a-f])/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** The forms in which a secret must not be seen: its beginning, as texts are cut anywhere, and the middle of its base64. */
function formsOf(secret: string): string[] {
  const encoded = [0, 1, 2].map((before) => btoa(' '.repeat(before) + secret).slice(4, -4));
  return [secret.slice(0, 12), ...encoded].map((form) => form.toLowerCase());
}

/** Every text that an error shows, in whatever way it is looked at. */
function textsOf(error: unknown): string {
  const texts = [inspect(error, { depth: 9, showHidden: true })];
  for (let at = error; at instanceof Error; at = at.cause) {
    texts.push(at.message, at.stack ?? '', String(at), JSON.stringify(at), ...Object.values(at).map(String));
  }
  return texts.join('\n');
}

const MESSAGES = [{ role: 'user', content: 'hello' }];
const TOOL = defineTool({ name: 'f', parameters: { type: 'object' }, run: () => 'done' });

/** Calls of every kind. A result may hold what a model wrote, so only what fails is shown. */
const CALLS: readonly ((client: InferenceClient, target: Target) => Promise<unknown>)[] = [
  (client, target) => client.chatCompletion({ ...target, messages: MESSAGES }),
  (client, target) => client.chatCompletion({ ...target, messages: MESSAGES }).withResponse(),
  (client, target) => client.chatCompletion({ ...target, messages: MESSAGES, responseFormat: { type: 'object' } }),
  (client, target) => client.runTools({ ...target, messages: MESSAGES, tools: [TOOL], maxSteps: 1 }),
  (client, target) => client.request({ ...target, messages: MESSAGES, task: 'conversational' }),
  async (client, target) => {
    for await (const _ of client.chatCompletionStream({ ...target, messages: MESSAGES }));
  },
  (client, { endpointUrl }) => client.textToImage({ ...at(endpointUrl), inputs: 'a cat' }),
  (client, { endpointUrl }) => client.automaticSpeechRecognition({ ...at(endpointUrl), inputs: new Blob(['a']) }),
];

type Target = Partial<Pick<Args<'conversational'>, 'provider' | 'fallbacks' | 'model' | 'endpointUrl'>>;

/** Tasks other than chat, at an endpoint or at the provider of the hub. */
function at(endpointUrl: string | undefined) {
  return endpointUrl === undefined ? ({ provider: 'hf-inference', model: 'm' } as const) : { endpointUrl };
}

const LIVE = { providerId: 'm', hfModelId: 'm', status: 'live' };
const TASKS = ['text-to-image', 'automatic-speech-recognition'];
const MAPPED = {
  m: [
    ...['groq', 'together'].map((provider) => ({ ...LIVE, provider, task: 'conversational' })),
    ...TASKS.map((task) => ({ ...LIVE, provider: 'hf-inference', task })),
  ],
};

/** Runs a call that fails in a random way; returns everything that is shown of it. */
async function shownOf(random: Random, key: string, payer: string): Promise<string> {
  const { api, spans, metrics } = collector();
  // A service can repeat only what it was sent.
  const secretIn = ({ headers }: SeenRequest) =>
    pick(random, [headers.has('authorization') ? key : 'nothing', headers.get('x-hf-bill-to') ?? 'nothing']);
  const fail: Answer = (request, number) => randomFailure(random, secretIn(request))(request, number);
  const log = createRequestLog({ fetch: fakeFetch(fail) });
  const events: unknown[] = [];
  const options: CallOptions = {
    fetch: log.fetch,
    billTo: payer,
    // Without a mapping the hub is the first that fails.
    ...(random() < 0.9 && { mapping: MAPPED }),
    retry: { attempts: 2, baseMs: 0, maxRetryAfterMs: 0 },
    failover: pick(random, [false, true, { on: { interrupted: true, unauthorized: true } }]),
    onEvent: (event) => void events.push(event),
    ...(random() < 0.5 && { telemetry: openTelemetry(api) }),
  };
  const client = new InferenceClient(key, options);
  const model = pick(random, ['m', 'm', 'm', `../${key}`, `https://x.example/${key}`, `m?${key}`]);
  const target = pick<Target>(random, [
    { provider: 'groq', model },
    { provider: ['groq', 'together'], model },
    { provider: 'groq', model, fallbacks: [{ endpointUrl: 'https://own.example' }] },
    { endpointUrl: 'https://own.example' },
  ]);
  try {
    await pick(random, CALLS)(client, target);
    // What a good response has in its headers is shown by `withResponse`, and by spans.
    return JSON.stringify([await echoOf(client, secretIn), spans]);
  } catch (error) {
    // A model id is the user's own text, so an error about it may repeat it; nothing else may.
    if (target.model !== undefined && target.model !== 'm') return '\n';
    return [textsOf(error), inspect(events, { depth: 9, compact: true }), JSON.stringify([spans, metrics, log])].join(
      '\n',
    );
  }
}

/** The headers of a good response that repeats what it was sent. */
async function echoOf(client: InferenceClient, secretIn: (request: SeenRequest) => string): Promise<unknown> {
  const fetch = fakeFetch((request) =>
    Response.json(CHAT, { headers: { 'x-echo': secretIn(request), 'x-request-id': secretIn(request) } }),
  );
  const args = { provider: 'groq', model: 'm', messages: MESSAGES } as const;
  const { response } = await client.chatCompletion(args, { fetch, mapping: MAPPED }).withResponse();
  return [[...response.headers], response];
}

describe('a canary as the key and the payer of a call', () => {
  it('is found in nothing that a failure shows', async () => {
    // The lines of stacks hold no text of a response, and mapping them to sources takes most of the time.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    onTestFinished(() => {
      Error.stackTraceLimit = stackTraceLimit;
    });
    const random = randomOf(Number(seed));
    let failures = 0;
    // One key for all: the platform keeps the expressions that find it.
    const key = `hf_CaNaRyx${Math.floor(random() * 1e9)}`;
    const payer = `payer-${Math.floor(random() * 1e9)}`;
    const forms = [key, payer].flatMap(formsOf);
    const check = async (number: number) => {
      const shown = await shownOf(random, key, payer);
      if (shown) failures++;
      for (const text of [shown, unescaped(shown)].map((found) => found.toLowerCase())) {
        const at = Math.max(...forms.map((form) => text.indexOf(form)));
        if (at < 0) continue;
        expect.fail(`failure ${number} of seed ${seed} shows a canary: ${text.slice(Math.max(0, at - 300), at + 80)}`);
      }
    };
    // Many at a time: most of their time is waits before retries.
    for (let number = 0; number < Number(cases); number += TOGETHER) {
      await Promise.all(Array.from({ length: TOGETHER }, (_, index) => check(number + index)));
    }
    expect(failures).toBeGreaterThan(Number(cases) * 0.8);
  });
});
