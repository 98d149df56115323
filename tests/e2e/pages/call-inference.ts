import { type BaseUrls, InferenceClient } from '@hubkit/inference';

/** The target of a call, and its token. */
export interface InferenceTarget {
  readonly endpoints: BaseUrls;
  readonly token: string;
}

const MODEL = 'meta-llama/Llama-3.3-70B-Instruct';
const messages = [{ role: 'user', content: 'What is 12 * (3 + 4)?' }];

/** Calls of every shape, identical in every runtime: JSON, stream, upload, image, error response, abort. */
export async function callInference({ endpoints, token }: InferenceTarget) {
  const client = new InferenceClient(token, { endpoints });
  const whole = await client.chatCompletion({ provider: 'groq', model: MODEL, messages });

  let streamed = '';
  let pieces = 0;
  for await (const chunk of client.chatCompletionStream({ provider: 'groq', model: MODEL, messages })) {
    pieces += 1;
    streamed += chunk.choices[0]?.delta.content ?? '';
  }

  const stopping = new AbortController();
  const enough = new Error('two pieces are enough');
  let stoppedAfter = 0;
  const stopped = await collect(async () => {
    const stream = client.chatCompletionStream(
      { provider: 'groq', model: MODEL, messages },
      { signal: stopping.signal },
    );
    for await (const _chunk of stream) {
      stoppedAfter += 1;
      if (stoppedAfter === 2) stopping.abort(enough);
    }
  });

  const refused = await collect(() =>
    new InferenceClient('hf_0000invalid', { endpoints }).chatCompletion({ provider: 'groq', model: MODEL, messages }),
  );

  const vectors = await client.featureExtraction({
    provider: 'hf-inference',
    model: 'BAAI/bge-small-en-v1.5',
    inputs: 'a lighthouse',
  });
  const picture = await client.textToImage({
    provider: 'fal-ai',
    model: 'black-forest-labs/FLUX.1-schnell',
    inputs: 'a lighthouse',
  });
  const heard = await client.automaticSpeechRecognition({
    provider: 'hf-inference',
    model: 'openai/whisper-large-v3',
    inputs: silence(),
  });

  return {
    vector: JSON.stringify(vectors).slice(0, 40),
    picture: { type: picture.type, size: picture.size },
    heard: heard.text,
    whole: whole.choices[0]?.message.content,
    usage: whole.usage.total_tokens,
    streamed,
    stopped: { isCallersReason: stopped === enough, pieces: stoppedAfter, isEarly: stoppedAfter < pieces },
    refused: refused instanceof Error ? refused.name : refused,
    canEvaluate: canEvaluate(),
  };
}

async function collect(run: () => Promise<unknown>): Promise<unknown> {
  try {
    await run();
    return undefined;
  } catch (error) {
    return error;
  }
}

function canEvaluate(): boolean {
  try {
    // The point of the test: a policy without eval must refuse this, and the client must not need it.
    return new Function('return true')() === true;
  } catch {
    return false;
  }
}

/** A tenth of a second of nothing, as a WAV file. */
function silence(): Blob {
  const sampleRate = 16_000;
  const bytes = sampleRate / 5;
  const view = new DataView(new ArrayBuffer(44 + bytes));
  const write = (offset: number, text: string) => {
    for (const [index, character] of [...text].entries()) view.setUint8(offset + index, character.charCodeAt(0));
  };
  write(0, 'RIFF');
  view.setUint32(4, 36 + bytes, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, bytes, true);
  return new Blob([view.buffer], { type: 'audio/wav' });
}
