import * as v from 'valibot';

const jsonSchemaConfig = v.pipe(
  v.looseObject({
    name: v.optional(v.pipe(v.nullable(v.string()), v.description('Name of the schema. Default: none.'))),
    schema: v.pipe(v.unknown(), v.description('JSON Schema that the text has to follow.')),
  }),
  v.title('TextGenerationInputJsonSchemaConfig'),
  v.description('JSON Schema with a name.'),
);

/** A grammar that constrains the generated text. */
export const grammar = v.pipe(
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
