/** The members of a JSON Schema that are compared. */
export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string | readonly string[];
  readonly format?: string;
  /** `type=binary` marks bytes in the published schemas. */
  readonly comment?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema | readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** Finds the schema that a reference names. */
export type Resolve = (schema: Schema) => Schema;

/** Compares a published schema with ours, and lists what differs: `inputs.question is missing`. */
export function compareSchemas(theirs: Schema, ours: Schema, resolve: Resolve, path = '$'): readonly string[] {
  const wanted = resolve(theirs);
  const variants = variantsOf(wanted).map(resolve);
  if (variants.length > 1) return compareVariants(variants, variantsOf(ours), resolve, path);
  const [only = wanted] = variants;
  const kind = kindOf(only);
  if (kind === 'any') return [];
  const mine = variantsOf(ours).find((variant) => kindOf(variant) === kind);
  if (!mine && path === '$' && kind === 'array') {
    return [`${path} is one result, not a list`, ...compareSchemas(itemsOf(only), ours, resolve, `${path}[]`)];
  }
  if (!mine) return [`${path} is ${kindsOf(variantsOf(ours))}, not ${kind}`];
  if (kind === 'object') return compareFields(only, mine, resolve, path);
  if (kind === 'array') return compareSchemas(itemsOf(only), itemsOf(mine), resolve, `${path}[]`);
  return [];
}

function compareFields(theirs: Schema, ours: Schema, resolve: Resolve, path: string): readonly string[] {
  return Object.entries(theirs.properties ?? {}).flatMap(([name, field]) => {
    const at = path === '$' ? name : `${path}.${name}`;
    const mine = ours.properties?.[name];
    if (!mine) return [`${at} is missing`];
    const isRequired = theirs.required?.includes(name) ?? false;
    const isOurs = ours.required?.includes(name) ?? false;
    const requiredness = isRequired === isOurs ? [] : [`${at} is ${isOurs ? 'required' : 'optional'}`];
    return [...requiredness, ...compareSchemas(field, mine, resolve, at)];
  });
}

/** Every published variant has to be one of ours; of several objects the one that fits best counts. */
function compareVariants(
  theirs: readonly Schema[],
  ours: readonly Schema[],
  resolve: Resolve,
  path: string,
): readonly string[] {
  return theirs.flatMap((variant) => {
    const candidates = ours.map((mine) => compareSchemas(variant, mine, resolve, path));
    return candidates.sort((a, b) => a.length - b.length)[0] ?? [`${path} is nothing`];
  });
}

/** The alternatives of a schema, without null: published fields that may be null are optional. */
function variantsOf(schema: Schema): readonly Schema[] {
  const { anyOf, oneOf, allOf, type, ...rest } = schema;
  if (allOf?.length === 1 && allOf[0]) return variantsOf(allOf[0]);
  if (schema.enum) return schema.enum.filter((value) => value !== null).map((value): Schema => ({ const: value }));
  if (type === 'boolean') return [{ const: true }, { const: false }];
  const list = anyOf ?? oneOf ?? (Array.isArray(type) ? type.map((one): Schema => ({ ...rest, type: one })) : [schema]);
  const flat = list.length === 1 && list[0] === schema ? list : list.flatMap(variantsOf);
  return flat.filter((variant) => variant.type !== 'null' && variant.const !== null);
}

/** The kind of a value; a value of a fixed set is its own kind. */
function kindOf(schema: Schema): string {
  if (schema.format === 'binary' || schema.comment === 'type=binary') return 'bytes';
  if (schema.const !== undefined) return String(schema.const);
  if (schema.properties) return 'object';
  return typeof schema.type === 'string' ? schema.type : 'any';
}

function kindsOf(schemas: readonly Schema[]): string {
  return [...new Set(schemas.map(kindOf))].sort().join(' or ');
}

function itemsOf({ items }: Schema): Schema {
  return (Array.isArray(items) ? items[0] : items) ?? {};
}
