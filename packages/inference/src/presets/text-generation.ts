import type { TextGenerationOutput, TextGenerationStreamOutput } from '@hubkit/task-types';
import { looseObject, string } from 'valibot';
import type { StreamAdapter } from '../contract/adapter.ts';
import { createListSchema } from './list-schema.ts';
import { openaiCompletions } from './openai-completions.ts';

type Generated = readonly TextGenerationOutput[];

/** Schema and reader of responses in the protocol of text-generation-inference. */
const generated: Pick<StreamAdapter<'text-generation', Generated>, 'response' | 'output' | 'stream'> = {
  response: createListSchema(looseObject({ generated_text: string() }), {
    form: 'Array<{generated_text: string}>',
    isFilled: true,
  }),
  // The schema admits no empty list.
  output: ([first]) => first as TextGenerationOutput,
  stream: {
    chunk(data, { count }) {
      // A cast to what is read here; nothing of it is taken for granted.
      const event = (Array.isArray(data) ? data[0] : data) as Partial<TextGenerationStreamOutput> | null | undefined;
      const text = event?.generated_text;
      // The oldest servers number no event.
      if (typeof event?.token?.text === 'string') return { index: count + 1, ...event, token: event.token };
      if (typeof text !== 'string') return;
      // A whole response in the place of a stream.
      return { index: 1, token: { id: -1, text, logprob: null, special: false }, generated_text: text, details: null };
    },
    text: ({ token }) => (token.special ? '' : token.text),
    ended: ({ generated_text: text }) => (typeof text === 'string' ? [0] : []),
  },
};

/** Text generation in the protocol of text-generation-inference: `/generate`, and older models of the hub. */
export const tgiGeneration: StreamAdapter<'text-generation', Generated> = {
  type: 'stream',
  label: 'text generation',
  ...generated,
  request({ input: { stream: _, ...input }, isStream }) {
    return { path: '', json: { ...input, ...(isStream && { stream: true }) } };
  },
};

/**
 * Text generation by OpenAI's completions at a service that once had the protocol of text-generation-inference: responses
 * in the older form are read as well.
 */
export function completionsOrGenerated(path: string): StreamAdapter<'text-generation'> {
  const completions = openaiCompletions({ path });
  const selectAdapter = (body: unknown) => (isGenerated(body) ? generated : completions);
  return {
    ...completions,
    response: { '~standard': { validate: (body) => selectAdapter(body).response['~standard'].validate(body) } },
    output: (body, call) => (isGenerated(body) ? generated.output(asList(body), call) : completions.output(body, call)),
    stream: { ...generated.stream, chunk: (data, soFar) => selectAdapter(data).stream.chunk(data, soFar) },
  };
}

/** True for a response of text-generation-inference: an object, or the list around it. */
function isGenerated(body: unknown): boolean {
  const first: unknown = Array.isArray(body) ? body[0] : body;
  return Array.isArray(body) || (first instanceof Object && ('generated_text' in first || 'token' in first));
}

/** The result of `generated.response`, which is a list in any case. */
function asList(body: unknown): Generated {
  return body as Generated;
}
