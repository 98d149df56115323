import type { JsonSchema } from '../../../contract/response-format.ts';

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const ONE = ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'];
const LIST = ['anyOf', 'oneOf', 'allOf', 'prefixItems'];
const NAMED = ['properties', '$defs', 'definitions', 'patternProperties'];

/** A schema as services want it. */
interface ClosedSchema {
  readonly schema: JsonSchema;
  /** True where every property is required and none is unknown, as services demand of a schema that they enforce exactly. */
  readonly isStrict: boolean;
}

/**
 * Closes every object that leaves `additionalProperties` open: models then invent fewer properties, and services that enforce
 * schemas require it. Removes `$schema`, which some services reject.
 */
export function closeObjects({ $schema: _, '~value': __, ...schema }: JsonSchema): ClosedSchema {
  let isStrict = true;

  const close = (given: unknown): unknown => {
    if (!isSchema(given)) return given;
    const closed: Record<string, unknown> = { ...given };
    for (const name of ONE) if (name in given) closed[name] = close(given[name]);
    for (const name of LIST) if (Array.isArray(given[name])) closed[name] = given[name].map(close);
    for (const name of NAMED) if (isSchema(given[name])) closed[name] = mapValues(given[name], close);
    if (isSchema(given.properties) && given.additionalProperties === undefined && !('allOf' in given)) {
      closed.additionalProperties = false;
    }
    if (given.type === 'object' || isSchema(given.properties)) isStrict &&= isExact(closed);
    return closed;
  };

  // An object stays one.
  return { schema: close(schema) as JsonSchema, isStrict };
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
