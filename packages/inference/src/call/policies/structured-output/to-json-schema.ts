import { InputError } from '../../../contract/errors.ts';
import { importLazily } from '../../../contract/import-lazily.ts';
import type { JsonSchema, StandardSchema } from '../../../contract/response-format.ts';

/** Any schema of valibot, as its converter takes it. */
type ValibotSchema = Parameters<typeof import('./valibot-converter.ts').convert>[0];

/**
 * Returns the JSON Schema of the values that a schema accepts: from the schema itself where its library implements
 * Standard JSON Schema (zod since 4.2, arktype since 2.1.28), by valibot's own converter for valibot.
 */
export async function toJsonSchema(schema: StandardSchema): Promise<JsonSchema> {
  const { vendor, jsonSchema } = schema['~standard'];
  const convert = jsonSchema
    ? () => jsonSchema.input({ target: 'draft-2020-12' })
    : vendor === 'valibot'
      ? // Only valibot gives its schemas this name.
        await valibotConverter(schema as unknown as ValibotSchema)
      : undefined;
  if (!convert) {
    throw new InputError(
      `Schemas of ${vendor} cannot be converted to JSON Schema. Pass it beside the schema: { schema, jsonSchema }.`,
    );
  }
  try {
    return convert();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new InputError(
      `The schema cannot be written as JSON Schema: ${reason} Pass it beside the schema: { schema, jsonSchema }.`,
      { cause },
    );
  }
}

async function valibotConverter(schema: ValibotSchema): Promise<() => JsonSchema> {
  const { convert } = await importLazily('schemas of valibot', () => import('./valibot-converter.ts'));
  return () => ({
    ...convert(schema, {
      typeMode: 'input',
      target: 'draft-2020-12',
      // A check in code has no form in JSON Schema; it is run when the answer has come.
      overrideAction: ({ jsonSchema, errors }) => (errors ? jsonSchema : null),
    }),
  });
}
