import * as v from 'valibot';

const jsonSchemaConfig = v.pipe(
  v.looseObject({
    name: v.pipe(v.string(), v.description('Name of the schema.')),
    description: v.optional(
      v.pipe(v.nullable(v.string()), v.description('Purpose of the schema, for the model to read. Default: none.')),
    ),
    schema: v.optional(
      v.pipe(v.nullable(v.record(v.string(), v.unknown())), v.description('JSON Schema that the answer follows.')),
    ),
    strict: v.optional(
      v.pipe(
        v.nullable(v.boolean()),
        v.description('Enforce the schema exactly while tokens are sampled. Default: false.'),
      ),
    ),
  }),
  v.title('ChatCompletionInputJsonSchemaConfig'),
  v.description('JSON Schema with a name.'),
);

const KIND = 'Kind of the format.';

/**
 * The format of the answer. The first three are the OpenAI shapes; `json` and `regex` are those of older text-generation
 * servers, which still run behind dedicated endpoints.
 */
export const responseFormat = v.pipe(
  v.variant('type', [
    v.pipe(
      v.looseObject({ type: v.pipe(v.literal('text'), v.description(KIND)) }),
      v.title('ChatCompletionInputResponseFormatText'),
      v.description('Plain text.'),
    ),
    v.pipe(
      v.looseObject({ type: v.pipe(v.literal('json_object'), v.description(KIND)) }),
      v.title('ChatCompletionInputResponseFormatJSONObject'),
      v.description('Any JSON object.'),
    ),
    v.pipe(
      v.looseObject({
        type: v.pipe(v.literal('json_schema'), v.description(KIND)),
        json_schema: v.optional(v.pipe(jsonSchemaConfig, v.description('Schema that the answer follows.'))),
        value: v.optional(v.pipe(v.unknown(), v.description('Schema, under the name that some older servers use.'))),
      }),
      v.title('ChatCompletionInputResponseFormatJSONSchema'),
      v.description('JSON that follows a schema.'),
    ),
    v.pipe(
      v.looseObject({
        type: v.pipe(v.literal('json'), v.description(KIND)),
        value: v.pipe(v.unknown(), v.description('JSON Schema that the answer follows.')),
      }),
      v.title('ChatCompletionInputGrammarJson'),
      v.description('JSON that follows a schema, for text-generation-inference servers.'),
    ),
    v.pipe(
      v.looseObject({
        type: v.pipe(v.literal('regex'), v.description(KIND)),
        value: v.pipe(v.string(), v.description('Regular expression that the whole answer matches.')),
      }),
      v.title('ChatCompletionInputGrammarRegex'),
      v.description('Text that matches a regular expression, for text-generation-inference servers.'),
    ),
  ]),
  v.title('ChatCompletionInputGrammarType'),
  v.description('Format that the answer is constrained to.'),
);
