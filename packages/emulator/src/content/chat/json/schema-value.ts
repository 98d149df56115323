import { isJsonObject, type JsonObject } from '../../../contract/json.ts';
import { invalidField } from '../../../contract/problem.ts';
import type { Hints } from './hints.ts';

/** Current position in the schema and in the value. */
interface Place {
  readonly root: JsonObject;
  readonly hints: Hints;
  readonly name: string;
  readonly depth: number;
  /** Values and characters that may still be built; shared by all places of a schema. */
  readonly left: { values: number; characters: number };
}

const MAX_DEPTH = 8;
const MAX_VALUES = 10_000;
const MAX_CHARACTERS = 1_000_000;

/** A value that a JSON schema accepts, filled from hints where they fit. Throws for schemas that demand very much. */
export function valueFor(schema: JsonObject, hints: Hints, name = 'value'): unknown {
  const left = { values: MAX_VALUES, characters: MAX_CHARACTERS };
  return build(schema, { root: schema, hints, name, depth: 0, left });
}

/** Takes values or characters from what may still be built. */
function take(place: Place, unit: 'values' | 'characters', count: number): void {
  place.left[unit] -= count;
  if (place.left[unit] >= 0) return;
  const limit = unit === 'values' ? MAX_VALUES : MAX_CHARACTERS;
  throw invalidField('response_format', `The schema demands more than ${limit} ${unit}.`);
}

function build(given: unknown, place: Place): unknown {
  take(place, 'values', 1);
  const schema = resolve(given, place);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return chooseOption(schema.enum, place.hints);
  const options = [schema.anyOf, schema.oneOf].find(Array.isArray);
  if (options) {
    const option = options.find((candidate) => resolve(candidate, place).type !== 'null') ?? options[0];
    return build(isJsonObject(option) ? { ...without(schema, 'anyOf', 'oneOf'), ...option } : option, {
      ...place,
      depth: place.depth + 1,
    });
  }
  switch (inferType(schema)) {
    case 'object':
      return buildObject(schema, place);
    case 'array':
      return buildArray(schema, place);
    case 'integer':
      return buildNumber(schema, place, 1);
    case 'number':
      return buildNumber(schema, place, undefined);
    case 'boolean':
      return place.hints.isTrue(place.name);
    case 'null':
      return null;
    default:
      return buildText(schema, place);
  }
}

/** Follows `$ref` and merges `allOf`. */
function resolve(given: unknown, place: Place): JsonObject {
  let schema = isJsonObject(given) ? given : {};
  for (let hops = 0; typeof schema.$ref === 'string' && hops < MAX_DEPTH; hops++) {
    const target = schema.$ref
      .replace(/^#\/?/, '')
      .split('/')
      .filter((part) => part !== '')
      .reduce<unknown>(
        (at, part) => (isJsonObject(at) ? at[part.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
        place.root,
      );
    schema = isJsonObject(target) ? { ...target, ...without(schema, '$ref') } : without(schema, '$ref');
  }
  const parts = asList(schema.allOf).map((part) => resolve(part, place));
  if (parts.length === 0) return schema;
  const all = [without(schema, 'allOf'), ...parts];
  return {
    ...Object.assign({}, ...all),
    properties: Object.assign({}, ...all.map((part) => asObject(part.properties))),
    required: all.flatMap((part) => asList(part.required)),
  };
}

function inferType(schema: JsonObject): unknown {
  if (Array.isArray(schema.type)) return schema.type.find((type) => type !== 'null') ?? 'null';
  if (schema.type !== undefined) return schema.type;
  if (schema.properties !== undefined) return 'object';
  return schema.items === undefined ? 'string' : 'array';
}

function buildObject(schema: JsonObject, place: Place): object {
  const properties = asObject(schema.properties);
  const required = asList(schema.required).filter((name): name is string => typeof name === 'string');
  // Deep down only what must be there, so that a schema that holds itself comes to an end.
  const names = place.depth >= MAX_DEPTH / 2 ? required : [...new Set([...Object.keys(properties), ...required])];
  if (place.depth > MAX_DEPTH * 2) return {};
  return Object.fromEntries(
    names.map((name) => [name, build(properties[name], { ...place, name, depth: place.depth + 1 })]),
  );
}

function buildArray(schema: JsonObject, place: Place): unknown[] {
  const least = typeof schema.minItems === 'number' ? schema.minItems : place.depth >= MAX_DEPTH / 2 ? 0 : 1;
  const most = typeof schema.maxItems === 'number' ? schema.maxItems : Math.max(least, 3);
  const items = resolve(schema.items, place);
  const isPlainText = inferType(items) === 'string' && !Array.isArray(items.enum) && !('const' in items);
  const texts = isPlainText ? place.hints.items() : [];
  const count = Math.max(0, Math.min(most, Math.max(least, texts.length)));
  if (count > place.left.values) take(place, 'values', count);
  return Array.from({ length: count }, (_, index) => {
    const text = texts[index];
    return text !== undefined && fits(text, items)
      ? text
      : unlike(build(items, { ...place, depth: place.depth + 1 }), index, schema.uniqueItems === true);
  });
}

/** Items of a set must differ. */
function unlike(value: unknown, index: number, isUnique: boolean): unknown {
  if (!isUnique || index === 0) return value;
  return typeof value === 'number' ? value + index : typeof value === 'string' ? `${value} ${index + 1}` : value;
}

function buildNumber(schema: JsonObject, place: Place, step: number | undefined): number {
  const multiple = typeof schema.multipleOf === 'number' && schema.multipleOf > 0 ? schema.multipleOf : step;
  const bound = (name: string) => (typeof schema[name] === 'number' ? schema[name] : undefined);
  const open = multiple ?? 1e-6;
  const exclusiveLow = bound('exclusiveMinimum');
  const exclusiveHigh = bound('exclusiveMaximum');
  const low = Math.max(
    bound('minimum') ?? Number.NEGATIVE_INFINITY,
    exclusiveLow === undefined ? Number.NEGATIVE_INFINITY : exclusiveLow + open,
  );
  const high = Math.min(
    bound('maximum') ?? Number.POSITIVE_INFINITY,
    exclusiveHigh === undefined ? Number.POSITIVE_INFINITY : exclusiveHigh - open,
  );
  const wanted = Math.min(high, Math.max(low, place.hints.number(place.name) ?? 1));
  if (multiple === undefined) return wanted;
  const floor = Math.floor(wanted / multiple) * multiple;
  return floor >= low ? floor : Math.ceil(low / multiple) * multiple;
}

const FORMATS: Readonly<Record<string, string>> = {
  date: '2024-05-17',
  time: '12:30:00Z',
  'date-time': '2024-05-17T12:30:00Z',
  email: 'emulator@example.com',
  uri: 'https://example.com/',
  uuid: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  ipv4: '192.0.2.1',
  hostname: 'example.com',
};

function buildText(schema: JsonObject, place: Place): string {
  const sample = [schema.default, ...asList(schema.examples)].find(
    (value): value is string => typeof value === 'string',
  );
  const description = typeof schema.description === 'string' ? schema.description : '';
  if (typeof schema.format === 'string' && Object.hasOwn(FORMATS, schema.format)) {
    const found = place.hints.text(place.name, description);
    const isFitting =
      schema.format === 'email' ? found.includes('@') : schema.format === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(found);
    return isFitting ? found : (FORMATS[schema.format] ?? found);
  }
  const text = place.hints.text(place.name, description);
  if (typeof schema.pattern === 'string') return matching(schema.pattern, [text, sample ?? '', ...PATTERN_SAMPLES]);
  const least = typeof schema.minLength === 'number' ? schema.minLength : 0;
  const most = typeof schema.maxLength === 'number' ? schema.maxLength : Math.max(least, 400);
  const length = Math.min(least, most);
  take(place, 'characters', Math.max(0, length));
  return text.slice(0, most).padEnd(length, '.');
}

const PATTERN_SAMPLES = [
  '1',
  '12',
  '123',
  '1234',
  '12345',
  'a',
  'abc',
  'ABC',
  'A1',
  'ABC-123',
  '2024-05-17',
  '12:30',
  '+4912345678',
  '#3366cc',
  'abc_def',
  'abc-def',
  '',
];

/** The first sample that a pattern accepts; a schema whose pattern accepts none gets the first sample. */
function matching(pattern: string, samples: readonly string[]): string {
  try {
    const expression = new RegExp(pattern, 'u');
    return samples.find((sample) => expression.test(sample)) ?? samples[0] ?? '';
  } catch {
    return samples[0] ?? '';
  }
}

function chooseOption(options: readonly unknown[], hints: Hints): unknown {
  const texts = options.filter((option): option is string => typeof option === 'string');
  return hints.choice(texts) ?? options[0] ?? null;
}

function fits(text: string, schema: JsonObject): boolean {
  const least = typeof schema.minLength === 'number' ? schema.minLength : 0;
  const most = typeof schema.maxLength === 'number' ? schema.maxLength : Number.POSITIVE_INFINITY;
  return text.length >= least && text.length <= most && schema.pattern === undefined && schema.format === undefined;
}

function asObject(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function without(schema: JsonObject, ...names: string[]): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => !names.includes(name)));
}
