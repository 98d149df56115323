/** A JSON Schema, or a schema of a library with Standard Schema and Standard JSON Schema, such as zod 4.2 or arktype. */
export type Schema = StandardSchema | JsonSchema;

/** A JSON Schema. Name the type of its values to have them typed: `const city: JsonSchema<{ city: string }> = { … }`. */
export interface JsonSchema<Value = unknown> {
  readonly [keyword: string]: unknown;
  /** Only for TypeScript; never set. */
  readonly '~value'?: Value;
}

/** The type of the values of a schema. */
export type OutputOf<S> = S extends {
  readonly '~standard': { readonly types?: { readonly output: infer Output } | undefined };
}
  ? Output
  : S extends { readonly '~value'?: infer Value }
    ? unknown extends Value
      ? // biome-ignore lint/suspicious/noExplicitAny: a plain JSON Schema does not say the type of its values.
        any
      : Value
    : never;

interface StandardSchema {
  readonly '~standard': {
    readonly types?: { readonly input: unknown; readonly output: unknown } | undefined;
    readonly validate: (value: unknown) => Checked | Promise<Checked>;
    readonly jsonSchema?: { readonly input: (options: { readonly target: 'draft-2020-12' }) => object } | undefined;
  };
}

type Checked =
  | { readonly value: unknown; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string }[] };

/** Returns the JSON Schema of a schema. Throws a TypeError for a library that cannot make one. */
export function toJsonSchema(schema: Schema): object {
  const standard = getStandard(schema);
  if (!standard) return schema;
  const converted = standard.jsonSchema?.input({ target: 'draft-2020-12' });
  if (converted) return converted;
  throw new TypeError(
    'The schema has no JSON Schema, which the model needs. Pass one made by the converter of its library.',
  );
}

/** Validates a value; JSON Schemas accept every value. Throws an Error with the issues. */
export async function validated(schema: Schema, value: unknown): Promise<unknown> {
  const checked = await getStandard(schema)?.validate(value);
  if (checked?.issues) throw new Error(checked.issues.map(({ message }) => message).join(' '));
  return checked ? checked.value : value;
}

function getStandard(schema: Schema): StandardSchema['~standard'] | undefined {
  return (schema as Partial<StandardSchema>)['~standard'];
}
