/**
 * Checks a text against a JSON Schema (2020-12). Returns the innermost problem and its place, `$.city: …`; undefined if the text matches.
 */
export async function schemaProblem(schema: object, text: string): Promise<string | undefined> {
  const { Validator } = await import('@cfworker/json-schema');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return `Not JSON: ${(error as Error).message}`;
  }
  const { errors } = new Validator(schema, '2020-12', false).validate(value);
  // The innermost error says most.
  const [deepest] = errors.toSorted((a, b) => countDepth(b.instanceLocation) - countDepth(a.instanceLocation));
  return deepest && `${deepest.instanceLocation.replace(/^#/, '$').replaceAll('/', '.')}: ${deepest.error}`;
}

function countDepth(location: string): number {
  return location.split('/').length;
}
