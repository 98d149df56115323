import * as v from 'valibot';
import { count, integer } from '../../task-schemas/schema-parts.ts';

/** An optional parameter that null leaves unset, too. */
function setting<Schema extends v.GenericSchema>(schema: Schema, description: string) {
  return v.optional(v.pipe(v.nullable(schema), v.description(description)));
}

/** A switch, which has no value for unset. */
function toggle(description: string) {
  return v.optional(v.pipe(v.boolean(), v.description(description)));
}

const jsonSchemaConfig = v.pipe(
  v.looseObject({
    name: v.optional(v.pipe(v.nullable(v.string()), v.description('Name of the schema. Default: none.'))),
    schema: v.pipe(v.unknown(), v.description('JSON Schema that the text has to follow.')),
  }),
  v.title('TextGenerationInputJsonSchemaConfig'),
  v.description('JSON Schema with a name.'),
);

/** A grammar that constrains the generated text. */
const grammar = v.pipe(
  v.variant('type', [
    v.pipe(
      v.looseObject({
        type: v.pipe(v.literal('json'), v.description('The text is JSON.')),
        value: v.pipe(v.unknown(), v.description('JSON Schema that the text has to follow.')),
      }),
      v.title('TextGenerationInputJsonGrammar'),
      v.description('Constrains the text to JSON that follows a schema.'),
    ),
    v.pipe(
      v.looseObject({
        type: v.pipe(v.literal('regex'), v.description('The text matches a regular expression.')),
        value: v.pipe(v.string(), v.description('Regular expression that the whole text has to match.')),
      }),
      v.title('TextGenerationInputRegexGrammar'),
      v.description('Constrains the text by a regular expression.'),
    ),
    v.pipe(
      v.looseObject({
        type: v.pipe(v.literal('json_schema'), v.description('The text is JSON.')),
        value: v.pipe(jsonSchemaConfig, v.description('JSON Schema that the text has to follow, with its name.')),
      }),
      v.title('TextGenerationInputJsonSchemaGrammar'),
      v.description('Constrains the text to JSON that follows a named schema.'),
    ),
  ]),
  v.title('TextGenerationInputGrammarType'),
  v.description('Grammar that constrains the generated text: a JSON Schema or a regular expression.'),
);

/** Settings of text generation, by the names of text-generation-inference. */
export const parameters = v.pipe(
  v.looseObject({
    adapter_id: setting(v.string(), 'Id of a LoRA adapter that the server has loaded. Default: none.'),
    best_of: setting(
      count,
      'Number of sequences to generate, of which the one with the highest log probability is returned; above 0. Requires `do_sample` if above 1; not for streams. Default: 1.',
    ),
    decoder_input_details: toggle(
      'Return the tokens of the prompt with their log probabilities in `details.prefill`. Requires `details`; not for streams. Default: false.',
    ),
    details: toggle('Return `details`: the finish reason and the generated tokens. Default: false.'),
    do_sample: toggle('Sample tokens instead of always taking the most likely one. Default: false.'),
    frequency_penalty: setting(
      v.number(),
      'Penalty on tokens in proportion to how often they have already appeared, above -2 and usually at most 2. Positive values reduce repetition. Default: 0.',
    ),
    grammar: setting(grammar, 'Grammar that constrains the generated text. Default: none.'),
    max_new_tokens: setting(
      count,
      'Maximum number of tokens to generate, not counting the prompt. Default: set by the server, usually 1024.',
    ),
    repetition_penalty: setting(
      v.number(),
      'Penalty on tokens that have already appeared, above 0; higher values than 1 reduce repetition. Default: 1 (off).',
    ),
    return_full_text: setting(
      v.boolean(),
      'Prepend the prompt to the generated text. Default: set by the server; text-generation-inference prepends it for most models.',
    ),
    seed: setting(count, 'Seed of the sampler, for repeatable results. Default: random.'),
    stop: v.optional(
      v.pipe(
        v.array(v.string()),
        v.description(
          'Up to 4 texts at which generation stops; the text includes the one that was found. Default: none.',
        ),
      ),
    ),
    temperature: setting(
      v.number(),
      'Sampling temperature, above 0. Lower values favor the most likely tokens. Default: 1.',
    ),
    top_k: setting(integer, 'Sample only from this many of the most likely tokens, above 0. Default: off.'),
    top_n_tokens: setting(
      count,
      'Number of most likely tokens to return for each position in `top_tokens`, above 0. Requires `details`. Default: off.',
    ),
    top_p: setting(
      v.number(),
      'Nucleus sampling: sample only from the most likely tokens whose probabilities add up to this value, above 0 and at most 1. Default: 1 (off).',
    ),
    truncate: setting(
      count,
      'Maximum number of tokens of the prompt; of a longer one the beginning is cut off. Default: no truncation.',
    ),
    typical_p: setting(
      v.number(),
      'Locally typical sampling: keep the tokens whose information content is closest to the expected one, up to this total probability, above 0 and at most 1. Default: 1 (off).',
    ),
    watermark: toggle('Mark the text as generated, by a pattern in the choice of its tokens. Default: false.'),
  }),
  v.title('TextGenerationInputGenerateParameters'),
  v.description('Settings of text generation, by the names of text-generation-inference.'),
);
