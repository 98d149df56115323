/**
 * Restates the `response_format` of a chat, where it asks for JSON of a schema as OpenAI does, for services that take the
 * schema beside the type.
 */
export function withFlatSchema(
  type: 'json_object' | 'json_schema' = 'json_object',
): (body: Readonly<Record<string, unknown>>) => Record<string, unknown> {
  return (body) => {
    // A cast to what is read here; nothing of it is taken for granted.
    const format = body.response_format as { readonly json_schema?: { readonly schema?: unknown } } | undefined;
    const { json_schema: named } = format ?? {};
    return named ? { ...body, response_format: { type, schema: named.schema } } : body;
  };
}
