import * as v from 'valibot';
import { parameters } from './parameters.ts';

export { output, streamOutput } from './response.ts';

/** Description of the client method. */
export const summary = 'Continues a text with a language model.';

export const input = v.pipe(
  v.looseObject({
    inputs: v.pipe(v.string(), v.description('Prompt that the model continues.')),
    parameters: v.optional(parameters),
    stream: v.optional(
      v.pipe(
        v.boolean(),
        v.description('Request a stream of chunks. Set by the client: use `textGenerationStream` to stream.'),
      ),
    ),
  }),
  v.description(
    'Input of text generation: a prompt and optional settings. Settings that only one provider supports may be added.',
  ),
);
