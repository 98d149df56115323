import type { JsonSchema } from '../../../contract/response-format.ts';

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const ONE = ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'];
const LIST = ['anyOf', 'oneOf', 'allOf', 'prefixItems'];
const NAMED = ['properties', '$defs', 'definitions', 'patternProperties', 'dependentSchemas'];

/** Keywords whose schemas always share their value with the schema itself. */
const SHARING_ONE = ['not', 'if', 'then', 'else'];

/** A schema as services want it. */
interface ClosedSchema {
  readonly schema: JsonSchema;
  /** True where every property is required and none is unknown, as services demand of a schema that they enforce exactly. */
  readonly isStrict: boolean;
}

/**
 * Closes every object that leaves `additionalProperties` open: models then invent fewer properties, and services that enforce
 * schemas require it. An object whose properties are spread over several schemas stays open, as each of them alone would refuse what
 * the others take. Removes `$schema`, which some services reject.
 */
export function closeObjects({ $schema: _, '~value': __, ...schema }: JsonSchema): ClosedSchema {
  const shared = sharedSchemas(schema);
  let isStrict = true;

  const close = (given: unknown): unknown => {
    if (!isSchema(given)) return given;
    const closed: Record<string, unknown> = { ...given };
    for (const name of ONE) if (name in given) closed[name] = close(given[name]);
    for (const name of LIST) if (Array.isArray(given[name])) closed[name] = given[name].map(close);
    for (const name of NAMED) if (isSchema(given[name])) closed[name] = mapValues(given[name], close);
    const isOpen = given.additionalProperties === undefined && given.unevaluatedProperties === undefined;
    if (isSchema(given.properties) && isOpen && !shared.has(given)) closed.additionalProperties = false;
    if (given.type === 'object' || isSchema(given.properties)) isStrict &&= isExact(closed);
    // Services enforce no schema exactly that says a part of a value.
    if (shared.has(given)) isStrict = false;
    return closed;
  };

  // An object stays one.
  return { schema: close(schema) as JsonSchema, isStrict };
}

/** The schemas that describe one value together with others: those of `allOf`, beside a `$ref`, of a choice beside properties. */
function sharedSchemas(root: JsonSchema): ReadonlySet<unknown> {
  const shared = new Set<unknown>();
  const seen = new Set<unknown>();

  const share = (given: unknown): void => {
    if (!isSchema(given) || shared.has(given)) return;
    shared.add(given);
    for (const part of listSubschemas(given)) share(part);
  };
  const listSubschemas = (given: JsonSchema): unknown[] => {
    const choices = ['allOf', 'anyOf', 'oneOf'].flatMap((name) => (Array.isArray(given[name]) ? given[name] : []));
    const named = isSchema(given.dependentSchemas) ? Object.values(given.dependentSchemas) : [];
    const target = typeof given.$ref === 'string' ? resolveReference(root, given.$ref) : undefined;
    return [...choices, ...SHARING_ONE.map((name) => given[name]), ...named, target];
  };
  const visit = (given: unknown): void => {
    if (!(given instanceof Object) || seen.has(given)) return;
    seen.add(given);
    if (isSchema(given) && saysMore(given)) share(given);
    for (const member of Object.values(given)) visit(member);
  };

  visit(root);
  return shared;
}

/** True for a schema that says something of an object in more than one place. */
function saysMore(given: JsonSchema): boolean {
  const spread = ['allOf', 'if', 'then', 'else', 'not', 'dependentSchemas'];
  const single = ['properties', 'patternProperties', 'anyOf', 'oneOf', '$ref'].filter((name) => name in given);
  return spread.some((name) => name in given) || (single.length > 1 && single.some((name) => name !== 'properties'));
}

/** The schema that a reference inside of the same schema leads to. */
function resolveReference(root: JsonSchema, reference: string): unknown {
  if (!reference.startsWith('#')) return undefined;
  const path = reference.slice(1).split('/').slice(1);
  return path.reduce<unknown>((at, part) => {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    return at instanceof Object && Object.hasOwn(at, name) ? Reflect.get(at, name) : undefined;
  }, root);
}

function isExact({ properties, required, additionalProperties }: JsonSchema): boolean {
  const names = Object.keys(properties ?? {});
  return additionalProperties === false && Array.isArray(required) && names.every((name) => required.includes(name));
}

function isSchema(value: unknown): value is JsonSchema {
  return value instanceof Object && !Array.isArray(value);
}

function mapValues(named: JsonSchema, change: (value: unknown) => unknown): JsonSchema {
  return Object.fromEntries(Object.entries(named).map(([name, value]) => [name, change(value)]));
}
