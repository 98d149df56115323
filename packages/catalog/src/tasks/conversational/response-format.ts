import * as v from 'valibot';

/**
 * A form that the answer must have. The first three are the OpenAI shapes; `json` and `regex` are those of older text
 * generation servers, which still answer behind dedicated endpoints.
 */
export const responseFormat = v.variant('type', [
  v.looseObject({ type: v.literal('text') }),
  v.looseObject({ type: v.literal('json_object') }),
  v.looseObject({
    type: v.literal('json_schema'),
    json_schema: v.optional(
      v.looseObject({
        name: v.pipe(v.string(), v.description('A name for the schema.')),
        description: v.optional(v.nullable(v.string())),
        schema: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
        strict: v.optional(v.nullable(v.boolean())),
      }),
    ),
    value: v.optional(v.unknown()),
  }),
  v.looseObject({ type: v.literal('json'), value: v.unknown() }),
  v.looseObject({ type: v.literal('regex'), value: v.string() }),
]);
