/** Types of fields that the builder offers. */
export const FIELD_TYPES = ['string', 'number', 'integer', 'boolean', 'array'] as const;

/** A field of the answer; an `array` is one of texts. */
export interface SchemaRow {
  readonly name: string;
  readonly type: (typeof FIELD_TYPES)[number];
  readonly description: string;
  readonly isRequired: boolean;
}

/** Prints the JSON Schema of an object with these fields; '' for none. */
export function printSchema(rows: readonly SchemaRow[]): string {
  if (rows.length === 0) return '';
  const properties = rows.map(({ name, type, description }) => [
    name,
    { type, ...(type === 'array' && { items: { type: 'string' } }), ...(description && { description }) },
  ]);
  const schema = {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: rows.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    additionalProperties: false,
  };
  return JSON.stringify(schema, null, 2);
}

/** Reads a schema that the builder can show; undefined for one that has more than it offers. */
export function readRows(text: string): readonly SchemaRow[] | undefined {
  if (text.trim() === '') return [];
  try {
    const rows = toRows(JSON.parse(text));
    // What the builder would lose is edited as JSON.
    return rows && JSON.stringify(JSON.parse(printSchema(rows))) === JSON.stringify(JSON.parse(text))
      ? rows
      : undefined;
  } catch {
    return undefined;
  }
}

function toRows(schema: {
  properties?: Record<string, { type?: unknown; description?: unknown }>;
  required?: unknown;
}) {
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(schema.properties ?? {}).map(([name, { type, description }]): SchemaRow => {
    const known = FIELD_TYPES.find((each) => each === type);
    if (!known) throw new Error(`The builder has no type “${String(type)}”.`);
    return {
      name,
      type: known,
      description: typeof description === 'string' ? description : '',
      isRequired: required.includes(name),
    };
  });
}

const NUMBERS =
  /^(?:\w+_)?(?:age|year|count|number|amount|quantity|price|cost|total|score|rating|percent|size|weight|height|width|length)s?$/i;

/** Gives a new field its name, and the type that such a name stands for, until another type is chosen. */
export function renamed({ name: before, type }: SchemaRow, name: string): Pick<SchemaRow, 'name' | 'type'> {
  return { name, type: type === guessType(before) ? guessType(name) : type };
}

function guessType(name: string): SchemaRow['type'] {
  if (NUMBERS.test(name)) return 'number';
  return /^(?:is|has)_/i.test(name) ? 'boolean' : 'string';
}
