/** A response format that asks for JSON of a schema, as OpenAI states it. */
interface JsonSchemaFormat {
  readonly type: 'json_schema';
  readonly json_schema: { readonly name?: string; readonly schema?: object; readonly strict?: boolean };
}

/** Restates the `response_format` of a chat, where it asks for JSON of a schema, in the words of the service. */
export function withSchemaFormat(
  restate: (format: JsonSchemaFormat['json_schema']) => object,
): (body: Readonly<Record<string, unknown>>) => Record<string, unknown> {
  return (body) => {
    const { response_format: format } = body;
    return isJsonSchemaFormat(format) ? { ...body, response_format: restate(format.json_schema) } : { ...body };
  };
}

/** The same for services with one form for JSON, to which a schema may be added. */
export const withJsonObjectSchema = /* @__PURE__ */ withSchemaFormat(({ schema }) => ({
  type: 'json_object',
  schema,
}));

function isJsonSchemaFormat(format: unknown): format is JsonSchemaFormat {
  const { type, json_schema: schema } = (format ?? {}) as Partial<JsonSchemaFormat>;
  return type === 'json_schema' && schema instanceof Object;
}
