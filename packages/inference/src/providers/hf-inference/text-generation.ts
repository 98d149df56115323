import type { TextGenerationOutput, TextGenerationStreamOutput } from '@hubkit/catalog';
import { looseObject, string } from 'valibot';
import type { StreamAdapter } from '../../contract/adapter.ts';
import { MODEL_PATH } from '../../presets/hub-task.ts';
import { listOf } from '../../presets/list-of.ts';

/** Text generation by the protocol of text-generation-inference, which endpoints of the hub have as well. */
export const textGeneration: StreamAdapter<'text-generation', readonly TextGenerationOutput[]> = {
  type: 'stream',
  label: 'text generation',
  request({ input: { stream: _, ...input }, isStream }) {
    return { path: MODEL_PATH, json: { ...input, ...(isStream && { stream: true }) } };
  },
  response: listOf(looseObject({ generated_text: string() }), {
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
