import type { EmulatorEndpoints } from '@hubkit/emulator';
import { InferenceClient, InferenceError } from '@hubkit/inference';
import { faultyFetch, type SentRequest, type Wire } from './faulty-fetch.ts';

/** Kinds of calls: two chats, three ways to leave a stream, a failover and a job. */
export const KINDS = ['chat', 'stream', 'break', 'abort', 'failover', 'job'] as const;

type Kind = (typeof KINDS)[number];

/** A call that is over. */
export interface Ended {
  readonly kind: Kind;
  /** The mark in its question. */
  readonly call: string;
  readonly outcome: 'right' | 'failed' | 'left' | 'wrong';
  readonly code?: string | undefined;
  /** Difference from the expected result, or message of the error. */
  readonly seen?: string;
  readonly requests: readonly SentRequest[];
}

type Outcome = Omit<Ended, 'kind' | 'call' | 'requests'>;

const MODEL = 'meta-llama/Llama-3.1-8B-Instruct';
const IMAGE_MODEL = 'black-forest-labs/FLUX.1-schnell';

/** Time in ms after which a silent service is given up; a machine under load is slow, too. */
export const SILENCE_MS = 1500;

/** Makes a client of the emulator. */
export function loadClient(token: string, endpoints: EmulatorEndpoints): InferenceClient {
  const timeouts = {
    headersMs: SILENCE_MS,
    firstContentMs: SILENCE_MS,
    idleMs: SILENCE_MS,
    totalMs: 20_000,
    jobMs: 10_000,
  };
  return new InferenceClient(token, { endpoints, timeouts, retry: { baseMs: 20, capMs: 200 } });
}

let calls = 0;

/** Makes a call whose answer only fits its own question, and judges it. */
export async function runCall(client: InferenceClient, kind: Kind, wire: Wire): Promise<Ended> {
  const call = `#${++calls}#`;
  const requests: SentRequest[] = [];
  const options = { fetch: faultyFetch(wire, requests, kind === 'job') };
  return { kind, call, requests, ...(await makeCall(client, kind, wire.random, call, options)) };
}

async function makeCall(
  client: InferenceClient,
  kind: Kind,
  random: () => number,
  call: string,
  options: { readonly fetch: typeof fetch },
): Promise<Outcome> {
  const [a, b] = [1000 + calls, 1000 + Math.floor(random() * 9000)];
  const messages = [{ role: 'user', content: `What is ${a} times ${b}? ${call}` }];
  const args = { provider: 'groq', model: MODEL, messages } as const;
  const judge = (text: string): Outcome => {
    const isRight = text.replaceAll(/[,\s]/g, '').includes(String(a * b));
    return isRight ? { outcome: 'right' } : { outcome: 'wrong', seen: text };
  };
  try {
    switch (kind) {
      case 'chat':
        return judge((await client.chatCompletion(args, options)).choices[0]?.message.content ?? '');
      case 'failover': {
        const { choices } = await client.chatCompletion({ ...args, provider: ['groq', 'together'] }, options);
        return judge(choices[0]?.message.content ?? '');
      }
      case 'stream': {
        let text = '';
        for await (const { choices } of client.chatCompletionStream(args, options))
          text += choices[0]?.delta.content ?? '';
        return judge(text);
      }
      case 'break': {
        let left = Math.floor(random() * 4);
        for await (const _ of client.chatCompletionStream(args, options)) if (left-- === 0) break;
        return { outcome: 'left' };
      }
      case 'abort': {
        const controller = new AbortController();
        let left = Math.floor(random() * 4);
        try {
          for await (const _ of client.chatCompletionStream(args, { ...options, signal: controller.signal }))
            if (left-- === 0) controller.abort(call);
        } catch (reason) {
          if (reason !== call) throw reason;
        }
        return { outcome: 'left' };
      }
      case 'job': {
        const [width, height] = [64 + (calls % 64), 64 + Math.floor(random() * 64)];
        const parameters = { width, height, output_format: 'png' };
        const args = { provider: 'fal-ai', model: IMAGE_MODEL, inputs: `a cat ${call}`, parameters } as const;
        const image = await client.textToImage(args, options);
        const size = Buffer.from(await image.slice(16, 24).arrayBuffer());
        const seen = `${size.readUInt32BE(0)}x${size.readUInt32BE(4)}`;
        const isRight = seen === `${width}x${height}`;
        return isRight ? { outcome: 'right' } : { outcome: 'wrong', seen };
      }
    }
  } catch (error) {
    if (InferenceError.is(error)) return { outcome: 'failed', code: error.code, seen: error.message };
    return { outcome: 'wrong', seen: String(error) };
  }
}
