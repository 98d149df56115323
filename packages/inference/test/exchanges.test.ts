import type { TaskId } from '@hubkit/catalog';
import { describe, expect, it } from 'vitest';
import { describeWith } from '../../../test-support/describe-with.ts';
import { prepare } from '../src/call/prepare.ts';
import { runTask, streamTask } from '../src/call/run-task.ts';
import type { ProviderId } from '../src/contract/provider-ids.gen.ts';
import { InferenceError } from '../src/index.ts';
import { PROVIDERS_BY_ID } from '../src/providers/providers.gen.ts';
import { type Exchange, exchangesOf, recordings, replay } from './support/exchanges.ts';
import { fakeFetch } from './support/fake-fetch.ts';

interface Case {
  readonly provider: ProviderId;
  readonly task: TaskId;
  readonly exchange: Exchange;
  /** The provider's name of the model. */
  readonly model: string;
  /** The arguments that the caller must have passed. */
  readonly args: Readonly<Record<string, unknown>>;
  readonly isStream: boolean;
}

/** Models whose recorded task is one that the client has; the others are of tasks that come later. */
const HUB_TASKS: Readonly<Record<string, TaskId>> = {
  'distilbert-base-uncased-finetuned-sst-2-english': 'text-classification',
  'facebook/bart-base': 'feature-extraction',
  'sentence-transformers/distilbert-base-nli-mean-tokens': 'feature-extraction',
  'stabilityai/stable-diffusion-2': 'text-to-image',
  'facebook/wav2vec2-large-960h-lv60-self': 'automatic-speech-recognition',
};

const RECORDING = new Blob(['sound'], { type: 'audio/flac' });

/** What was sent, without what the client of the time let slip in from the caller's arguments. */
function wireBody({ request: { url, body } }: Exchange): Exchange['request']['body'] {
  if (!body) return body;
  const { provider, ...sent } = body;
  const isModelInPath = /\/models\/[^?]+$/.test(url) && !url.endsWith('/chat/completions');
  const { model, ...rest } = sent;
  return isModelInPath ? rest : sent;
}

/** The call that leads to an exchange; undefined for those that are no call of ours, such as downloads. */
function caseOf(provider: ProviderId, exchange: Exchange): Case | undefined {
  const { method, url } = exchange.request;
  const body = wireBody(exchange);
  const { pathname } = new URL(url);
  if (method !== 'POST') return;
  if (pathname.endsWith('/chat/completions')) {
    if (!body?.messages) return;
    const { model, stream, ...args } = body;
    const own = /\/models\/(.+)\/v1\//.exec(pathname)?.[1];
    if (own && own !== model) return;
    return { provider, task: 'conversational', exchange, model: String(model), args, isStream: stream === true };
  }
  const call = { provider, exchange, isStream: false };
  if (pathname.endsWith('/images/generations') && body?.model) {
    const { prompt, response_format, model, ...parameters } = body;
    return { ...call, task: 'text-to-image', model: String(model), args: { inputs: prompt, parameters } };
  }
  if (provider === 'fal-ai' && body && !('inputs' in body)) {
    const { prompt, ...parameters } = body;
    return { ...call, task: 'text-to-image', model: pathname.slice(1), args: { inputs: prompt, parameters } };
  }
  const model = /\/hf-inference\/models\/(.+)$/.exec(pathname)?.[1] ?? '';
  const task = HUB_TASKS[model];
  if (provider !== 'hf-inference' || !task) return;
  return { ...call, task, model, args: body ?? { inputs: RECORDING } };
}

const ids = Object.keys(PROVIDERS_BY_ID) as ProviderId[];
const cases = ids.flatMap((id) => exchangesOf(id).flatMap((exchange) => caseOf(id, exchange) ?? []));

/** The path below the base of the provider, as it was and as it is. */
function pathOf(url: string, task: TaskId): string {
  const path = new URL(url).pathname.replace(/^.*\/hf-inference/, '');
  // The recordings of this task are older than its own route.
  return task === 'feature-extraction' ? path.replace('/pipeline/feature-extraction', '') : path;
}

describeWith(recordings, 'recorded exchanges', () => {
  it('are there for every kind of call', () => {
    const kinds = new Set(
      cases.map(({ provider, task, isStream }) => `${provider} ${task}${isStream ? ' stream' : ''}`),
    );
    for (const kind of [
      'fal-ai text-to-image',
      'hf-inference automatic-speech-recognition',
      'hf-inference conversational',
      'hf-inference conversational stream',
      'hf-inference feature-extraction',
      'hf-inference text-classification',
      'hf-inference text-to-image',
      'together conversational',
      'together conversational stream',
      'together text-to-image',
    ]) {
      expect(kinds).toContain(kind);
    }
    expect(cases.length).toBeGreaterThan(30);
  });
});

describe.each(cases)('$provider $task $exchange.id', ({ provider, task, exchange, model, args, isStream }) => {
  const accessToken = provider === 'hf-inference' ? 'hf_abcdefgh' : 'key';
  const target = { ...args, provider, model: 'owner/model', accessToken };
  const mapping = { provider, task, providerId: model, hfModelId: 'owner/model', status: 'live' };

  it('was asked for with the request that we make', () => {
    const request = prepare({ task, args: target as never, mapping, isStream });
    expect(request.method).toBe(exchange.request.method);
    expect(pathOf(request.url, task)).toBe(pathOf(exchange.request.url, task));
    if (request.body.type === 'json') expect(request.body.value).toEqual(wireBody(exchange));
    else expect(request.body).toEqual({ type: 'bytes', value: RECORDING });
  });

  it('is read as what it is', async () => {
    const fetch = fakeFetch(({ method }) => {
      const isDownload = method === 'GET';
      return isDownload ? new Response(new Uint8Array([0x89, 0x50, 0x4e, 0x47])) : replay(exchange);
    });
    const options = { fetch, mapping: { 'owner/model': [mapping] }, retry: false as const };
    const call = isStream
      ? collect(streamTask('conversational', target as never, options))
      : runTask(task, target as never, options);
    const result = await call.catch((error: unknown) => error);
    const { status, body } = exchange.response;
    if (status >= 400) {
      expect(InferenceError.is(result)).toBe(true);
      expect(result).toMatchObject({ name: 'ProviderApiError', response: { status } });
      const reason = reasonIn(body);
      expect((result as Error).message).toBe(`Failed to perform inference: ${reason}`);
      return;
    }
    if (isStream) {
      const text = (result as { choices: { delta: { content?: string } }[] }[])
        .map(({ choices }) => choices[0]?.delta.content ?? '')
        .join('');
      expect(text).toBe(textIn(body));
      expect(text).not.toBe('');
    } else if (task === 'text-to-image') {
      expect(result).toBeInstanceOf(Blob);
      expect((result as Blob).type).toMatch(/^image\/(jpeg|png|webp)$/);
    } else if (task === 'text-classification') {
      expect(result).toEqual(JSON.parse(body)[0]);
    } else {
      expect(result).toEqual(JSON.parse(body));
    }
  });
});

async function collect<T>(values: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const value of values) all.push(value);
  return all;
}

/** The contents of all events, found without a parser. */
function textIn(stream: string): string {
  return [...stream.matchAll(/"content":("(?:[^"\\]|\\.)*")/g)].map(([, text]) => JSON.parse(text ?? '""')).join('');
}

function reasonIn(body: string): string {
  try {
    const { error, detail } = JSON.parse(body);
    if (Array.isArray(detail)) return detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; ');
    return (error?.message ?? error ?? detail).replace(/\s+/g, ' ').slice(0, 500);
  } catch {
    return body;
  }
}
