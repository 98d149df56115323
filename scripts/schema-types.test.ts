import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { schemaTypes } from './schema-types.ts';

const described = v.pipe(v.string(), v.description('A text.'));

/** The text of all declarations of a schema whose root is called `Root`. */
function printed(schema: v.GenericSchema, known?: ReadonlyMap<unknown, string>): string {
  const { declarations } = schemaTypes(schema, { root: 'Root', description: 'The root.', ...(known && { known }) });
  return declarations.map(({ text }) => text).join('\n');
}

describe('schemaTypes', () => {
  it('prints an object as an interface with the descriptions of its fields', () => {
    const size = v.optional(v.pipe(v.number(), v.integer(), v.description('Size in pixels.')));
    expect(printed(v.looseObject({ 'a-b': described, size }))).toBe(
      [
        '/** The root. */',
        'export interface Root {',
        '  /** A text. */',
        "  'a-b': string;",
        '  /** Size in pixels. */',
        '  size?: number | undefined;',
        '  [key: string]: unknown;',
        '}',
      ].join('\n'),
    );
  });

  it('names nested objects by their title, after their field, or after one item of a list', () => {
    const inner = v.object({ text: described });
    const schema = v.object({
      one: v.pipe(inner, v.description('One.')),
      items: v.pipe(v.array(inner), v.description('Several.')),
      titled: v.nullish(v.pipe(inner, v.title('Special'), v.description('With a title.'))),
    });
    const names = schemaTypes(schema, { root: 'Root', description: '' }).declarations.map(({ name }) => name);
    expect(names).toEqual(['Root', 'RootOne', 'RootItem', 'Special']);
    expect(printed(schema)).toContain('  items: RootItem[];');
    expect(printed(schema)).toContain('  titled?: Special | null | undefined;');
    expect(printed(schema)).toContain('/** With a title. */\nexport interface Special {');
  });

  it.each<[string, v.GenericSchema, string]>([
    ['a list of unions', v.array(v.union([v.number(), v.null()])), '(number | null)[]'],
    ['a tuple', v.tuple([v.number(), v.nullable(v.string())]), '[number, string | null]'],
    ['a record', v.record(v.string(), v.boolean()), '{ [key: string]: boolean }'],
    ['literals', v.union([v.literal("it's"), v.picklist(['a', 'b']), v.literal(true)]), "'it\\'s' | 'a' | 'b' | true"],
  ])('prints %s', (_, schema, type) => {
    expect(printed(schema)).toBe(`/** The root. */\nexport type Root = ${type};`);
  });

  it('prints a root with a title under both names', () => {
    const schema = v.pipe(v.object({ text: described }), v.title('RootElement'), v.description('One result.'));
    expect(printed(schema)).toBe(
      [
        '/** One result. */',
        'export type Root = RootElement;',
        '/** One result. */',
        'export interface RootElement {',
        '  /** A text. */',
        '  text: string;',
        '}',
      ].join('\n'),
    );
  });

  it('prints the elements of a list at the root', () => {
    expect(printed(v.array(v.object({ text: described })))).toContain('export type Root = RootElement[];');
  });

  it('takes types that are known from elsewhere', () => {
    const file = v.custom<Blob>(() => true);
    const schema = v.object({ file: v.pipe(file, v.description('A file.')) });
    const { declarations, imports } = schemaTypes(schema, {
      root: 'Root',
      description: '',
      known: new Map([[file, 'BinaryInput']]),
    });
    expect(declarations[0]?.text).toContain('  file: BinaryInput;');
    expect([...imports]).toEqual(['BinaryInput']);
  });

  it('breaks long descriptions and cannot be left by one', () => {
    const text = printed(v.object({ a: v.pipe(v.string(), v.description(`${'word '.repeat(40)}*/ end.`)) }));
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
    expect(text).toContain('*\\/ end.');
    expect(text.match(/word/g)).toHaveLength(40);
  });

  it.each<[string, v.GenericSchema, string]>([
    ['a field without a description', v.object({ a: v.object({ b: v.string() }) }), 'Root.a needs a v.description().'],
    [
      'a default',
      v.object({ a: v.optional(described, 'x') }),
      'Root.a has a default value; state it in the description',
    ],
    [
      'a transformation',
      v.object({ a: v.pipe(v.string(), v.trim(), v.description('A text.')) }),
      'Root.a is transformed',
    ],
    [
      'a kind without a type',
      v.object({ a: v.pipe(v.date(), v.description('A day.')) }),
      'Root.a is a schema of the kind date, for which no type can be printed.',
    ],
    [
      'two types with one name',
      v.object({
        a: v.pipe(v.object({ x: described }), v.title('Same'), v.description('One.')),
        b: v.pipe(v.object({ y: described }), v.title('Same'), v.description('Another.')),
      }),
      'Root.b has the name of another type, Same;',
    ],
  ])('rejects %s', (_, schema, message) => {
    expect(() => printed(schema)).toThrow(message);
  });
});
