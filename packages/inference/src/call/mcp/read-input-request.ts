import { LimitError } from '../../contract/errors.ts';
import { clean } from './clean-text.ts';
import type { McpChoice, McpField, McpInputRequest, McpValue } from './input-request.ts';

const MOST_FIELDS = 64;
const MOST_CHOICES = 500;
const LONGEST_TEXT = 2000;

type Members = Readonly<Record<string, unknown>>;

/** Reads a request for input; undefined for one that no user should see, such as an address that is no web page. */
export function readInputRequest(params: Members, server: string): McpInputRequest | undefined {
  const shared = { message: readText(params.message), server: clean(server, 100) };
  if (params.mode === 'url') {
    const text = String(params.url);
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url || !/^https?:$/.test(url.protocol)) return undefined;
    return { ...shared, type: 'url', url: url.href, host: url.host };
  }
  const { properties, required } = { ...(params.requestedSchema as Members | undefined) };
  const entries = Object.entries({ ...(properties as Members | undefined) });
  if (entries.length > MOST_FIELDS) throw new LimitError(`The form of the server has more than ${MOST_FIELDS} fields.`);
  const names = new Set(Array.isArray(required) ? required : []);
  return {
    ...shared,
    type: 'form',
    fields: entries.map(([name, schema]) => readField(name, { ...(schema as Members) }, names.has(name))),
  };
}

function readField(name: string, schema: Members, isRequired: boolean): McpField {
  const { title, description } = schema;
  const shared = {
    name,
    label: readText(title) || clean(name, LONGEST_TEXT),
    isRequired,
    ...(typeof description === 'string' && { description: readText(description) }),
  };
  const items = { ...(schema.items as Members | undefined) };
  if (schema.type === 'array') {
    const given = Array.isArray(schema.default) ? { default: schema.default.map(String) } : {};
    return {
      ...shared,
      type: 'choices',
      options: readChoices(items.anyOf ?? items.oneOf ?? items.enum, undefined),
      ...numbers(schema, 'minItems', 'maxItems'),
      ...given,
    };
  }
  const options = readChoices(schema.oneOf ?? schema.anyOf ?? schema.enum, schema.enumNames);
  const text = typeof schema.default === 'string' ? { default: schema.default } : {};
  if (options.length > 0) return { ...shared, type: 'choice', options, ...text };
  switch (schema.type) {
    case 'boolean':
      return {
        ...shared,
        type: 'boolean',
        ...(typeof schema.default === 'boolean' && { default: schema.default }),
      };
    case 'number':
    case 'integer': {
      const isInteger = schema.type === 'integer';
      return { ...shared, type: 'number', isInteger, ...numbers(schema, 'minimum', 'maximum', 'default') };
    }
    default: {
      const format = typeof schema.format === 'string' ? { format: schema.format } : {};
      return { ...shared, type: 'text', ...format, ...numbers(schema, 'minLength', 'maxLength'), ...text };
    }
  }
}

function readChoices(given: unknown, names: unknown): readonly McpChoice[] {
  const choices = Array.isArray(given) ? given.slice(0, MOST_CHOICES) : [];
  return choices.map((choice: unknown, index) => {
    const { const: value, title } = choice instanceof Object ? (choice as Members) : { const: choice };
    const label = title ?? (Array.isArray(names) ? names[index] : undefined) ?? value;
    return { value: String(value), label: readText(label) };
  });
}

function numbers<Name extends string>(schema: Members, ...names: readonly Name[]): { readonly [N in Name]?: number } {
  const found = names.flatMap((name) => (typeof schema[name] === 'number' ? [[name, schema[name]] as const] : []));
  // The names are those of the call.
  return Object.fromEntries(found) as { readonly [N in Name]?: number };
}

function readText(value: unknown): string {
  return clean(String(value ?? ''), LONGEST_TEXT);
}

/** Says why values do not fit a form; undefined for those that do. */
export function inputProblem(
  fields: readonly McpField[],
  content: Readonly<Record<string, McpValue>>,
): string | undefined {
  for (const field of fields) {
    const value = Object.hasOwn(content, field.name) ? content[field.name] : undefined;
    const problem = value === undefined ? (field.isRequired ? 'is missing' : undefined) : valueProblem(field, value);
    if (problem) return `${field.label} ${problem}.`;
  }
  return undefined;
}

function valueProblem(field: McpField, value: McpValue): string | undefined {
  switch (field.type) {
    case 'text': {
      if (typeof value !== 'string') return 'has to be a text';
      const { length } = [...value];
      if (length < (field.minLength ?? 0)) return `has to have at least ${field.minLength} characters`;
      return length > (field.maxLength ?? Infinity)
        ? `must not have more than ${field.maxLength} characters`
        : undefined;
    }
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) return 'has to be a number';
      if (field.isInteger && !Number.isInteger(value)) return 'has to be a whole number';
      if (value < (field.minimum ?? -Infinity)) return `has to be at least ${field.minimum}`;
      return value > (field.maximum ?? Infinity) ? `must not be more than ${field.maximum}` : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'has to be true or false';
    case 'choice':
      return field.options.some((option) => option.value === value) ? undefined : 'has to be one of the choices';
    case 'choices': {
      const isList = Array.isArray(value) && value.every((one) => field.options.some((option) => option.value === one));
      if (!isList) return 'has to be some of the choices';
      if (value.length < (field.minItems ?? 0)) return `needs at least ${field.minItems} choices`;
      return value.length > (field.maxItems ?? Infinity) ? `takes ${field.maxItems} choices at most` : undefined;
    }
  }
}
