import { inspect } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createRequestLog } from '../src/call/managed/request-log/request-log.ts';
import { openTelemetry } from '../src/call/managed/telemetry/opentelemetry.ts';
import { type CallOptions, InferenceClient } from '../src/index.ts';
import { collector } from './support/collector.ts';
import { fakeFetch, MAPPING } from './support/fake-fetch.ts';
import { pick, type Random, randomFailure, randomOf } from './support/random-failure.ts';

/** Number of failures: `RANDOM_CASES=100000` for a longer run, `RANDOM_SEED` for others. */
const { RANDOM_CASES: cases = '5000', RANDOM_SEED: seed = '1' } = process.env;

/** Number of calls at a time. */
const TOGETHER = 50;

/** A text without the escapes of JSON and of URLs. */
function unescaped(text: string): string {
  return text.replaceAll(/(?:\\+u00|%)([0-7][0-9a-f])/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Every text that an error shows, in whatever way it is looked at. */
function textsOf(error: unknown): string {
  const texts = [inspect(error, { depth: 9, showHidden: true })];
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    texts.push(
      at.message,
      at.stack ?? '',
      String(at),
      JSON.stringify(at),
      ...Object.values(at).map((value) => `${value}`),
    );
  }
  return texts.join('\n');
}

/** Runs a call that fails in a random way; returns everything that is shown of it. */
async function shownOf(random: Random, key: string, payer: string): Promise<string> {
  const { api, spans, metrics } = collector();
  const log = createRequestLog({
    fetch: fakeFetch(randomFailure(random, pick(random, [key, key, payer]) === payer ? 'nothing' : key)),
  });
  const events: unknown[] = [];
  const options: CallOptions = {
    fetch: log.fetch,
    mapping: MAPPING,
    billTo: payer,
    retry: { attempts: 2, baseMs: 0, maxRetryAfterMs: 0 },
    onEvent: (event) => void events.push(event),
    ...(random() < 0.5 && { telemetry: openTelemetry(api) }),
  };
  const client = new InferenceClient(key, options);
  const model = pick(random, ['m', 'm', 'm', `../${key}`, `https://x.example/${key}`, `m?${key}`]);
  const target = pick(random, [
    { provider: 'groq' as const },
    { provider: ['groq' as const] },
    { endpointUrl: 'https://own.example' },
  ]);
  const args = { ...target, model, messages: [{ role: 'user', content: 'hello' }] };
  try {
    if (random() < 0.5) await client.chatCompletion(args);
    else for await (const _ of client.chatCompletionStream(args));
    return '';
  } catch (error) {
    const isOwn = model !== 'm';
    // A model id is the user's own text, so an error about it may repeat it; nothing else may.
    const shown = isOwn ? '' : textsOf(error);
    return [
      shown,
      inspect(isOwn ? [] : events, { depth: 9 }),
      inspect(isOwn ? [] : [spans, metrics], { depth: 9 }),
      isOwn ? '' : JSON.stringify(log),
    ].join('\n');
  }
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
    const check = async (number: number) => {
      const shown = await shownOf(random, key, payer);
      if (shown) failures++;
      for (const text of [shown, unescaped(shown)].map((found) => found.toLowerCase())) {
        const at = Math.max(text.indexOf(key.toLowerCase()), text.indexOf(payer));
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
