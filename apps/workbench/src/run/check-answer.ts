/** A part of a JSON Schema that answers are checked against. */
interface Schema {
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
}

/**
 * Checks an answer against a JSON Schema: its types, required and further fields, items and enumerations. Returns the first
 * problem and its place, or undefined without a problem.
 */
export function checkAnswer(answer: string, schema: string): string | undefined {
  let value: unknown;
  let parsed: Schema;
  try {
    parsed = JSON.parse(schema) as Schema; // Every field is checked where it is read.
  } catch {
    return undefined;
  }
  try {
    value = JSON.parse(answer);
  } catch (error) {
    return `not JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
  return problemOf(value, parsed, '$');
}

function problemOf(value: unknown, schema: Schema, place: string): string | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  if (Array.isArray(schema.enum) && !schema.enum.some((each) => JSON.stringify(each) === JSON.stringify(value)))
    return `${place}: expected one of ${schema.enum.map((each) => JSON.stringify(each)).join(', ')}`;
  const types = (Array.isArray(schema.type) ? schema.type : [schema.type]).filter((type) => typeof type === 'string');
  if (types.length > 0 && !types.some((type) => isOfType(value, type)))
    return `${place}: expected ${types.join(' or ')}, got ${typeName(value)}`;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const problem = schema.items && problemOf(item, schema.items, `${place}[${index}]`);
      if (problem) return problem;
    }
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Readonly<Record<string, unknown>>;
  const properties = schema.properties ?? {};
  const missing = (Array.isArray(schema.required) ? schema.required : []).find((name) => !(name in fields));
  if (missing !== undefined) return `${place}.${missing}: missing`;
  for (const [name, field] of Object.entries(fields)) {
    const known = properties[name];
    if (!known && schema.additionalProperties === false) return `${place}.${name}: not in the schema`;
    const problem = known && problemOf(field, known, `${place}.${name}`);
    if (problem) return problem;
  }
  return undefined;
}

function isOfType(value: unknown, type: string): boolean {
  return type === typeName(value) || (type === 'number' && typeof value === 'number');
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}
