import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type AutomaticSpeechRecognitionOutput,
  type AutomaticSpeechRecognitionStreamOutput,
  InferenceClient,
} from '../src/index.ts';
import { type Answer, eventStream, fakeFetch, type SeenRequest } from './support/fake-fetch.ts';

const data = (value: unknown) => `data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`;
const delta = (text: string) => ({ type: 'transcript.text.delta', delta: text });
const done = (text: string) => ({ type: 'transcript.text.done', text });
const chunk = (content: string, reason: string | null = null) => ({
  object: 'transcription.chunk',
  choices: [{ delta: { content }, finish_reason: reason }],
});

const OPENAI = [delta('The next'), delta(' train.'), done('The next train.')].map(data);
const VLLM = [...[chunk('The next'), chunk(' train.'), chunk('', 'stop')].map(data), data('[DONE]')];

const inputs = new Blob(['RIFF....WAVE'], { type: 'audio/wav' });

function transcribe(answer: Answer, target: object = { endpointUrl: 'http://box:8000/v1' }) {
  const fetch = fakeFetch(answer);
  const mapping = {
    'o/m': ['hf-inference', 'fal-ai', 'replicate'].map((provider) => ({
      ...{ provider, providerId: 'p/m', hfModelId: 'o/m', task: 'automatic-speech-recognition', status: 'live' },
    })),
  };
  const client = new InferenceClient('hf_abcdefgh', { fetch, mapping, retry: false });
  const stream = client.automaticSpeechRecognitionStream({ ...target, model: 'o/m', inputs });
  return { seen: fetch.seen, stream };
}

async function eventsOf(pieces: readonly string[]) {
  const found: AutomaticSpeechRecognitionStreamOutput[] = [];
  for await (const event of transcribe(() => eventStream(pieces)).stream) found.push(event);
  return found;
}

describe('a transcript as a stream', () => {
  it.each([
    ['OpenAI', OPENAI],
    ['vLLM', VLLM],
  ])('has the same events from services like %s', async (_service, pieces) => {
    expect(await eventsOf(pieces)).toEqual([delta('The next'), delta(' train.'), done('The next train.')]);
    const { stream, seen } = transcribe(() => eventStream(pieces));
    const whole = await stream.final();
    expectTypeOf(whole).toEqualTypeOf<AutomaticSpeechRecognitionOutput>();
    expect(whole).toEqual({ text: 'The next train.' });
    const [request] = seen as [SeenRequest];
    expect((request.body as FormData).get('stream')).toBe('true');
    expect(request.url).toBe('http://box:8000/v1/audio/transcriptions');
  });

  it('has segments with their speakers, which final() gives as chunks', async () => {
    const segment = { type: 'transcript.text.segment', id: 's1', text: 'Hello.', start: 0, end: 1.5, speaker: 'A' };
    const pieces = [segment, done('Hello.')].map(data);
    expect(await eventsOf(pieces)).toEqual([segment, done('Hello.')]);
    expect(await transcribe(() => eventStream(pieces)).stream.final()).toEqual({
      text: 'Hello.',
      chunks: [{ text: 'Hello.', timestamp: [0, 1.5] }],
    });
  });

  it.each([
    ['events', OPENAI, ['The next', ' train.']],
    ['only the end', OPENAI.slice(-1), ['The next train.']],
  ])('gives its texts without repeating them, of %s', async (_form, pieces, texts) => {
    const found: string[] = [];
    for await (const text of transcribe(() => eventStream(pieces)).stream.text()) found.push(text);
    expect(found).toEqual(texts);
  });

  it.each([
    ['a server that ignores the request for a stream', { endpointUrl: 'http://box:8000/v1' }, { text: 'Hi' }],
    ['hf-inference', { provider: 'hf-inference' }, { text: 'Hi' }],
    ['fal-ai', { provider: 'fal-ai' }, { output: 'Hi' }],
  ])('is one event at %s', async (_service, target, body) => {
    const { stream } = transcribe(() => Response.json(body), target);
    const found: unknown[] = [];
    for await (const event of stream) found.push(event);
    expect(found).toEqual([done('Hi')]);
  });

  it('is refused before anything is sent where it takes a long job', async () => {
    const { stream, seen } = transcribe(() => Response.json({}), { provider: 'replicate' });
    await expect(stream.next()).rejects.toMatchObject({
      code: 'INPUT',
      message: 'replicate does not stream automatic-speech-recognition.',
    });
    expect(seen).toEqual([]);
  });

  it('fails with the text so far where it breaks', async () => {
    const { stream } = transcribe(() => eventStream(OPENAI.slice(0, 2)));
    await expect(stream.final()).rejects.toMatchObject({
      code: 'STREAM_INTERRUPTED',
      partial: { text: 'The next train.' },
    });
  });
});
