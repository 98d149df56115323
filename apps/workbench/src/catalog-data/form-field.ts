import { fieldsOf, type SchemaField, type TaskJsonSchema, type ValueKind } from '@hubkit/catalog/json-schema';

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

/** Returns the fields of an input schema, required ones first. Objects are split into their fields. */
export function formFields(schema: TaskJsonSchema['input']): readonly FormField[] {
  const fields = open(fieldsOf(schema), [], true);
  return [...fields.filter(({ isRequired }) => isRequired), ...fields.filter(({ isRequired }) => !isRequired)];
}

function open(fields: readonly SchemaField[], path: readonly string[], isNeeded: boolean): readonly FormField[] {
  return fields.flatMap(({ name, kind: anyKind, about, isRequired }) => {
    // Of several forms the first one is offered; the JSON view takes the others.
    const kind = anyKind.first ?? anyKind;
    const place = [...path, name];
    if (kind.type === 'object' && kind.fields.length > 0) return open(kind.fields, place, isNeeded && isRequired);
    // Descriptions are Markdown, and a hint is plain text.
    const hint = about.replaceAll('`', '');
    return [
      {
        path: place,
        ...control(kind),
        ...(hint && { hint }),
        ...(isNeeded && isRequired && { isRequired: true as const }),
      },
    ];
  });
}

function control(kind: ValueKind): Pick<FormField, 'kind' | 'choices'> {
  switch (kind.type) {
    case 'choice':
      return { kind: 'choice', choices: kind.choices };
    case 'number':
      return { kind: kind.isInteger ? 'integer' : 'number' };
    case 'switch':
      return { kind: 'boolean' };
    case 'texts':
      return { kind: 'lines' };
    case 'object':
      return { kind: 'json' };
    default:
      return { kind: kind.type };
  }
}
