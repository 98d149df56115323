import type { TaskId } from '@hubkit/catalog';
import type { EncodedFile, Uploads } from '../../src/presets/provider-kit.ts';
import type { Exchange } from './exchanges.ts';

/** A call that leads to a recorded exchange. */
export interface RecordedCall {
  readonly task: TaskId;
  /** The provider's id of the model. */
  readonly model: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** The files that the body holds as base64. */
  readonly uploads?: Uploads<EncodedFile>;
  /** @default false */
  readonly isStream?: boolean;
  /** Makes the result of a successful response. @default the body */
  readonly output?: (body: unknown) => unknown;
  /** The body that was sent. @default all of it */
  readonly body?: unknown;
  /** Path below the base of the provider, where it has changed since. */
  readonly path?: string;
}

/** Reads the call out of an exchange. */
export type ReadCall = (exchange: Exchange) => RecordedCall;

/** Placeholder for a recording whose bytes were not kept. */
export const RECORDING = new Blob(['sound'], { type: 'audio/flac' });

/** The recorded request body without the provider's name, which the client of the time sent by mistake. */
export function sentBody({ request: { body } }: Exchange): Readonly<Record<string, unknown>> {
  const { provider, ...sent } = body ?? {};
  return sent;
}

/** A chat by OpenAI's protocol. */
export const chat: ReadCall = (exchange) => {
  const { model, stream, ...args } = sentBody(exchange);
  return { task: 'conversational', model: String(model), args, isStream: stream === true };
};

/** An image by OpenAI's protocol. */
export const image: ReadCall = (exchange) => {
  const { prompt, response_format, model, ...parameters } = sentBody(exchange);
  return { task: 'text-to-image', model: String(model), args: { inputs: prompt, parameters } };
};

/** A text completed by OpenAI's protocol. The client of the time sent the prompt twice. */
const completion: ReadCall = (exchange) => {
  const { inputs, prompt, model, ...args } = sentBody(exchange);
  return {
    task: 'text-generation',
    model: String(model),
    args: { inputs: prompt, ...args },
    body: { ...args, prompt, model },
    output: (body) => ({ generated_text: (body as { choices: { text: string }[] }).choices[0]?.text }),
  };
};

/** A completed text with details. */
export const detailedCompletion: ReadCall = (exchange) => ({
  ...completion(exchange),
  output: (body) => {
    const { choices, usage } = body as {
      choices: { text: string; seed: number }[];
      usage: { completion_tokens: number; prompt_tokens: number };
    };
    return {
      generated_text: choices[0]?.text,
      details: {
        finish_reason: 'length',
        generated_tokens: usage.completion_tokens,
        prefill: [],
        tokens: [],
        input_length: usage.prompt_tokens,
        seed: choices[0]?.seed,
      },
    };
  },
});
