/** What a client is asked to do in each dialect. */
export const CELLS = ['plain', 'stream', 'tools', 'thinking', 'error', 'abort'] as const;

export type Cell = (typeof CELLS)[number];

/** Address and key of a gateway, and names of its models. */
export interface Target {
  /** Without `/v1`. */
  readonly origin: string;
  readonly key: string;
  /** A model that answers at once. */
  readonly chat: string;
  /** A model whose service refuses a result without the thoughts that led to the call. */
  readonly thinker: string;
  /** A model that sends one word, and then nothing. */
  readonly silent: string;
  /** A model that there is not. */
  readonly missing: string;
}

/** An answer with what led to it. */
export interface Thought {
  readonly thoughts: string;
  readonly answer: string;
}

/** A client in one dialect. */
export interface DialectClient {
  readonly name: string;
  readonly dialect: 'chat' | 'responses' | 'messages';
  /** The whole answer to a question. */
  plain(target: Target): Promise<string>;
  /** The streamed answer. */
  stream(target: Target): Promise<string>;
  /** The answer after a call of `get_weather`. */
  tools(target: Target): Promise<string>;
  /** The same by a thinking model, streamed; absent for a client that shows no thoughts in this dialect. */
  thinking?(target: Target): Promise<Thought>;
  /** Fails, as the model does not exist. */
  error(target: Target): Promise<unknown>;
  /** Leaves a stream after the first word. */
  abort(target: Target): Promise<void>;
}

export const QUESTION = 'What is 6 times 7?';
export const WEATHER_QUESTION = 'What is the weather in Paris?';

/** The function that models call, and its result. */
export const WEATHER = {
  name: 'get_weather',
  description: 'Weather of a city',
  schema: { type: 'object' as const, properties: { city: { type: 'string' as const } }, required: ['city'] },
  run(input: unknown): string {
    const { city } = input as { readonly city?: unknown };
    if (city !== 'Paris') throw new Error(`The city is ${JSON.stringify(city)}.`);
    return '22 degrees and sunny';
  },
};

/** Rounds of a conversation with tools, at most. */
export const ROUNDS = 4;
