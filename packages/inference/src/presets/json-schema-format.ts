/** A schema for an answer, as OpenAI states it in `response_format`. */
interface NamedSchema {
  readonly name?: string;
  readonly schema?: object;
  readonly strict?: boolean;
}

/** Restates the `response_format` of a chat, where it asks for JSON of a schema, in the words of the service. */
export function withSchemaFormat(
  restate: (named: NamedSchema) => object,
): (body: Readonly<Record<string, unknown>>) => Record<string, unknown> {
  return (body) => {
    // A cast to what is read here; nothing of it is taken for granted.
    const named = (body.response_format as { readonly json_schema?: unknown } | undefined)?.json_schema;
    return named instanceof Object ? { ...body, response_format: restate(named) } : { ...body };
  };
}

/** The same for services with one form for JSON, to which a schema may be added. */
export const withJsonObjectSchema = /* @__PURE__ */ withSchemaFormat(({ schema }) => ({
  type: 'json_object',
  schema,
}));
