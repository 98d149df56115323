import type { GenericSchema } from 'valibot';
import { objectKey, pascalCase } from './registry.ts';

/** A type declared at the top of a generated file. */
export interface Declaration {
  readonly name: string;
  readonly text: string;
}

/** Declarations generated from a schema, and the names they import. */
export interface SchemaTypes {
  readonly declarations: readonly Declaration[];
  readonly imports: ReadonlySet<string>;
}

/** Names and descriptions for the types of a schema. */
export interface SchemaTypesOptions {
  /** The name of the type of the schema itself, such as `TextToImageInput`; nested types begin with it. */
  readonly root: string;
  /** The description of the root where the schema has none. */
  readonly description: string;
  /** Names for nested types by their path below the root (`parameters`), for which a schema states no title. */
  readonly names?: Readonly<Record<string, string>>;
  /** The types of schemas that are declared elsewhere. */
  readonly known?: ReadonlyMap<unknown, string>;
}

/** The members of a valibot schema that are read here; which of them exist depends on `type`. */
interface SchemaNode {
  readonly type: string;
  readonly kind?: string;
  readonly pipe?: readonly SchemaNode[];
  readonly wrapped?: SchemaNode;
  readonly default?: unknown;
  readonly item?: SchemaNode;
  readonly items?: readonly SchemaNode[];
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly value?: SchemaNode;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly title?: string;
  readonly description?: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** The place of a schema: a name for its type should it need one, and its path for error messages. */
interface Place {
  readonly name: string;
  readonly path: readonly string[];
  readonly description: string;
}

const PRIMITIVES: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'unknown', 'null']);
const OBJECTS: ReadonlySet<string> = new Set(['object', 'loose_object', 'strict_object']);
const OPTIONAL: ReadonlySet<string> = new Set(['optional', 'nullish']);
const LINE_WIDTH = 120;

/**
 * Prints the type that valibot infers from a schema as named declarations with documentation, the root first. Every field
 * needs a description. A nested object is named by its title, or else after the root and its field. A title of the root
 * names its type as well.
 */
export function schemaTypes(schema: GenericSchema, options: SchemaTypesOptions): SchemaTypes {
  const { root, names = {}, known = new Map() } = options;
  const declared = new Map<string, string>();
  const order = new Set<string>();
  const imports = new Set<string>();

  function writeType(node: SchemaNode, place: Place): string {
    const layers = listLayers(node);
    const elsewhere = layers.map((layer) => known.get(layer)).find((name) => name !== undefined);
    if (elsewhere !== undefined) {
      imports.add(elsewhere);
      return isRoot(place)
        ? declare(place, findText(layers, 'description'), (head) => alias(head, place, elsewhere))
        : elsewhere;
    }
    if (layers.some(({ pipe = [] }) => pipe.some(({ kind }) => kind === 'transformation'))) {
      throw problem(place, 'is transformed, so what goes in is not what comes out');
    }
    const title = findText(layers, 'title');
    if (isRoot(place) && title !== undefined && title !== place.name) {
      const name = declare(place, findText(layers, 'description'), (head) => alias(head, place, title));
      writeType(node, { ...place, name: title });
      return name;
    }
    const named = { ...place, name: title ?? place.name };
    if (OBJECTS.has(node.type)) {
      return declare(
        named,
        findText(layers.toReversed(), 'description'),
        (head) => `${head}interface ${named.name} ${body(node, named)}`,
      );
    }
    if (title === undefined && !isRoot(place)) return inline(node, place);
    const description = findText(layers.toReversed(), 'description');
    return declare(named, description, (head) => alias(head, named, inline(node, named)));
  }

  /** Stores a declaration. Throws if its name is already used for another one. */
  function declare(place: Place, description: string | undefined, print: (head: string) => string): string {
    const { name } = place;
    order.add(name);
    const text = print(`${comment(description ?? place.description)}export `);
    if ((declared.get(name) ?? text) !== text) {
      throw problem(place, `has the name of another type, ${name}; give one of them a v.title() of its own`);
    }
    declared.set(name, text);
    return name;
  }

  function body(node: SchemaNode, owner: Place): string {
    const fields = Object.entries(node.entries ?? {}).map(([key, entry]) => field(key, entry, owner));
    return ['{', ...fields, ...(node.type === 'loose_object' ? ['  [key: string]: unknown;'] : []), '}'].join('\n');
  }

  function field(key: string, entry: SchemaNode, owner: Place): string {
    const path = [...owner.path, key];
    const description = fieldDescription(entry);
    const place = { name: names[path.join('.')] ?? `${root}${pascalCase(key)}`, path, description: description ?? '' };
    if (description === undefined) throw problem(place, 'needs a v.description()');
    if (entry.default !== undefined) throw problem(place, 'has a default value; state it in the description instead');
    const typed = typedAs(entry);
    const isOptional = OPTIONAL.has(entry.type) && typed !== 'present';
    const type = typed ? writeType(entry, place).replace(/ \| null$/, '') : writeType(entry, place);
    const suffix = isOptional && type !== 'unknown' ? ' | undefined' : '';
    return `${comment(description, '  ')}  ${objectKey(key)}${isOptional ? '?' : ''}: ${type}${suffix};`;
  }

  function inline(node: SchemaNode, place: Place): string {
    const inner = (child: SchemaNode | undefined, name = place.name, path: readonly string[] = [...place.path, '[]']) =>
      writeType(child ?? node, { ...place, name, path });
    if (PRIMITIVES.has(node.type)) return node.type;
    switch (node.type) {
      case 'optional':
        return inner(node.wrapped, place.name, place.path);
      case 'nullable':
      case 'nullish':
        return formatUnion([inner(node.wrapped, place.name, place.path), 'null']);
      case 'literal':
        return quoted(node.literal);
      case 'picklist':
        return formatUnion((node.options ?? []).map(quoted));
      case 'array':
        return formatArray(inner(node.item, isRoot(place) ? `${root}Element` : place.name.replace(/s$/, '')));
      case 'tuple':
        return `[${(node.items ?? []).map((item) => inner(item)).join(', ')}]`;
      case 'record':
        return `{ [key: string]: ${inner(node.value)} }`;
      case 'union':
      case 'variant':
        return formatUnion((node.options as readonly SchemaNode[]).map((option) => inner(option)));
      default:
        throw problem(place, `is a schema of the kind ${node.type}, for which no type can be printed`);
    }
  }

  function problem({ path }: Place, message: string): Error {
    return new Error(`${[root, ...path].join('.')} ${message}.`);
  }

  writeType(schema as unknown as SchemaNode, { name: root, path: [], description: options.description });
  return { declarations: [...order].map((name) => ({ name, text: declared.get(name) ?? '' })), imports };
}

function isRoot({ path }: Place): boolean {
  return path.length === 0;
}

/** A declaration of another name for a type; a long union gets a line for each member. */
function alias(head: string, { name }: Place, type: string): string {
  const isLong = `export type ${name} = ${type};`.length > LINE_WIDTH && !type.endsWith('[]');
  return `${head}type ${name} =${
    isLong
      ? type
          .split(' | ')
          .map((member) => `\n  | ${member}`)
          .join('')
      : ` ${type}`
  };`;
}

/** A schema, and below it the schemas that pipes were put around, the outermost first. */
function listLayers(node: SchemaNode): readonly SchemaNode[] {
  const [first] = node.pipe ?? [];
  return first ? [node, ...listLayers(first)] : [node];
}

/** The first title or description in the pipes of some layers. */
function findText(layers: readonly SchemaNode[], type: 'title' | 'description'): string | undefined {
  for (const { pipe = [] } of layers) {
    const text = pipe.findLast((action) => action.type === type)?.[type];
    if (text !== undefined) return text;
  }
  return undefined;
}

/** The kind of a member whose type promises more than every service keeps, by the metadata of its schema. */
function typedAs(node: SchemaNode): unknown {
  return node.pipe?.find(({ type }) => type === 'metadata')?.metadata?.typed;
}

/** The description of a field: its own, or that of the schema which it makes optional or nullable. */
function fieldDescription(node: SchemaNode): string | undefined {
  return findText(listLayers(node), 'description') ?? (node.wrapped && fieldDescription(node.wrapped));
}

function comment(text: string, indent = ''): string {
  const safe = text.replaceAll('*/', '*\\/');
  const oneLine = `${indent}/** ${safe} */\n`;
  if (oneLine.length <= LINE_WIDTH) return oneLine;
  const lines = wrapped(safe, LINE_WIDTH - indent.length - ' * '.length);
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`), `${indent} */`, ''].join('\n');
}

/** Wraps a text at `width` characters; longer words get a separate line. */
function wrapped(text: string, width: number): readonly string[] {
  return text.match(new RegExp(`\\S.{0,${width - 1}}(?=\\s|$)|\\S+`, 'g')) ?? [];
}

function formatArray(item: string): string {
  return /[ |]/.test(item) ? `(${item})[]` : `${item}[]`;
}

function formatUnion(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : String(value);
}
