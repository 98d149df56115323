/** A field of a task's form. */
export interface FormField {
  /** Its place in the arguments: `['parameters', 'top_k']`. */
  readonly path: readonly string[];
  /** `lines` is a list of texts, one per line; `json` covers all types without a dedicated field. */
  readonly kind: 'text' | 'number' | 'integer' | 'boolean' | 'choice' | 'file' | 'lines' | 'json';
  readonly hint?: string;
  readonly choices?: readonly string[];
  readonly isRequired?: true;
}

/** The part of JSON Schema that forms are made of. */
export interface FormSchema {
  readonly type?: unknown;
  readonly format?: unknown;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly FormSchema[];
  readonly items?: unknown;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

/** Returns the fields of an input schema, required ones first. Objects are split into their fields. */
export function formFields(schema: FormSchema): readonly FormField[] {
  const fields = open(schema, [], true);
  return [...fields.filter(({ isRequired }) => isRequired), ...fields.filter(({ isRequired }) => !isRequired)];
}

function open(schema: FormSchema, path: readonly string[], isRequired: boolean): readonly FormField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, value]) => {
    const found = value as FormSchema; // A property of a JSON Schema is a schema.
    // Of several forms the first one that is more than null is offered; the JSON view takes the others.
    const property = { ...found, ...found.anyOf?.find(({ type }) => type !== 'null') };
    const isNeeded = isRequired && (schema.required ?? []).includes(name);
    const place = [...path, name];
    if (Object.keys(property.properties ?? {}).length > 0) return open(property, place, isNeeded);
    // Descriptions are Markdown, and a hint is plain text.
    const hint = (found.description ?? property.description)?.replaceAll('`', '');
    return [
      { path: place, ...kindOf(property), ...(hint && { hint }), ...(isNeeded && { isRequired: true as const }) },
    ];
  });
}

function kindOf({ type, format, enum: choices, items }: FormSchema): Pick<FormField, 'kind' | 'choices'> {
  if (choices) return { kind: 'choice', choices: choices.map(String) };
  if (format === 'binary') return { kind: 'file' };
  if (type === 'string') return { kind: 'text' };
  if (type === 'number' || type === 'integer' || type === 'boolean') return { kind: type };
  return { kind: type === 'array' && (items as FormSchema | undefined)?.type === 'string' ? 'lines' : 'json' };
}
