import type { TextGenerationInput, TextGenerationStreamOutput } from '@hubkit/task-types';
import type { Call, StreamAdapter, StreamRules } from '../contract/adapter.ts';
import type { Issue, Schema } from '../contract/schema.ts';
import { flatten, rename } from './parameters.ts';

/** Differences of a service that has OpenAI's protocol for completions. */
export interface CompletionService {
  /** @default 'v1/completions', or 'v1/chat/completions' for a prompt that is sent as a message */
  readonly path?: string;
  /** `message`: the service only has a chat, and the prompt becomes its first message. @default 'text' */
  readonly prompt?: 'text' | 'message';
  /** True for a service whose plain results have `details`, as the hub's own client returns them. @default false */
  readonly hasDetails?: boolean;
  /** Adjusts the body for what the service does not take as OpenAI does. */
  readonly body?: (
    body: Readonly<Record<string, unknown>>,
    call: Call<'text-generation'>,
  ) => Readonly<Record<string, unknown>>;
}

/** A choice of a completion or of a chat, plain or streamed. */
interface Choice {
  readonly index?: number;
  readonly text?: string | null;
  readonly message?: { readonly content?: string | null };
  readonly delta?: { readonly content?: string | null };
  readonly finish_reason?: string | null;
  readonly seed?: number | null;
  /** The stop text that was found, at servers of vLLM. */
  readonly stop_reason?: string | number | null;
}

/** The members of a response that are read. */
interface Completion {
  readonly choices: readonly Choice[];
  readonly usage?: { readonly completion_tokens?: number; readonly prompt_tokens?: number } | null;
}

/** OpenAI's names of parameters of text-generation-inference. */
const NAMES = { max_new_tokens: 'max_tokens', stop_sequences: 'stop' };

/** Parameters that text-generation-inference alone has: a strict service rejects them, others ignore them. */
const HUB_ONLY: ReadonlySet<string> = new Set([
  'return_full_text',
  'do_sample',
  'details',
  'decoder_input_details',
  'watermark',
]);

/** Text generation by OpenAI's protocol for completions. A stream has the chunks of the hub's own service. */
export function openaiCompletions({
  prompt: form = 'text',
  path = form === 'message' ? 'v1/chat/completions' : 'v1/completions',
  hasDetails,
  body,
}: CompletionService = {}): StreamAdapter<'text-generation'> {
  const adapter: StreamAdapter<'text-generation', Completion> = {
    type: 'stream',
    label: 'text generation',
    request(call) {
      const { input, model, isStream } = call;
      const prompt =
        form === 'message' ? { messages: [{ role: 'user', content: input.inputs }] } : { prompt: input.inputs };
      // Model and prompt come last, so that no parameter can replace them.
      const json = { ...toParameters(input), ...(isStream && { stream: true }), ...prompt, model: model || undefined };
      return { path, json: body ? body(json, call) : json };
    },
    response,
    output({ choices: [choice], usage }) {
      const generated_text = readText(choice) ?? '';
      if (!hasDetails || !choice?.finish_reason) return { generated_text };
      // A completion does not list its tokens.
      return {
        generated_text,
        details: { ...toDetails(choice, usage, 0), prefill: [], tokens: [], seed: choice.seed },
      };
    },
    stream: completionStream,
  };
  return adapter;
}

function toParameters(input: TextGenerationInput): Record<string, unknown> {
  const { stream: _, ...members } = flatten(input);
  return rename(Object.fromEntries(Object.entries(members).filter(([name]) => !HUB_ONLY.has(name))), NAMES);
}

const response: Schema<Completion> = {
  '~standard': {
    validate(value) {
      // A cast to what is read here; nothing of it is taken for granted.
      const { choices } = (value ?? {}) as Partial<Completion>;
      if (!Array.isArray(choices)) return wrong('array', 'choices');
      if (readText(choices[0]) === undefined) return wrong('string', 'choices', 0, 'text');
      return { value: value as Completion };
    },
  },
};

function wrong(kind: string, ...path: PropertyKey[]): { readonly issues: readonly Issue[] } {
  return { issues: [{ message: `expected ${kind}`, path }] };
}

/** The text of a choice, wherever the protocol puts it. */
function readText(choice: Choice | undefined): string | undefined {
  const text = choice?.text ?? choice?.message?.content ?? choice?.delta?.content;
  return typeof text === 'string' ? text : undefined;
}

/** Chunks of completions and chats as those of the hub's own service: one token each, the last one with the whole text. */
const completionStream: StreamRules<'text-generation'> = {
  chunk(data, soFar) {
    // A cast to what is read here; nothing of it is taken for granted.
    const { choices, usage } = (data ?? {}) as Partial<Completion>;
    // The chunks of this task have no room for alternatives.
    const choice = Array.isArray(choices) ? choices.find((each?: Choice) => (each?.index ?? 0) === 0) : undefined;
    const text = readText(choice);
    const reason = choice?.finish_reason;
    if (text === undefined && !reason) return;
    return {
      index: soFar.count + 1,
      token: { id: -1, text: text ?? '', logprob: null, special: false },
      generated_text: reason ? soFar.text + (text ?? '') : null,
      details: reason ? toDetails(choice, usage, soFar.count + (text ? 1 : 0)) : null,
    };
  },
  text: ({ token }) => token.text,
  ended: ({ generated_text: text }) => (typeof text === 'string' ? [0] : []),
};

function toDetails(
  { finish_reason: reason, stop_reason: found }: Choice = {},
  usage: Completion['usage'],
  count: number,
): NonNullable<TextGenerationStreamOutput['details']> {
  const isCut = reason === 'length' || reason === 'max_tokens';
  return {
    finish_reason: isCut ? 'length' : typeof found === 'string' ? 'stop_sequence' : 'eos_token',
    generated_tokens: usage?.completion_tokens ?? count,
    ...(usage?.prompt_tokens !== undefined && { input_length: usage.prompt_tokens }),
  };
}
