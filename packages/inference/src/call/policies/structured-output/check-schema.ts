import { InputError } from '../../../contract/errors.ts';
import type { JsonSchema } from '../../../contract/response-format.ts';
import { findUnwritable } from '../../../transport/unwritable-error.ts';

/** Schemas by their absolute address, as the validator makes them. */
type Lookup = Readonly<Record<string, unknown>>;

/** The part of the validator that is used: lists the schemas inside a schema, and notes in each where its `$ref` leads. */
export type Dereference = (schema: Record<string, unknown>) => Lookup;

/** Keywords whose schemas apply to the very value that the schema itself applies to. */
const SAME_VALUE = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'];

/** Throws an InputError for a JSON Schema that cannot be written as JSON; `what` names it. */
export function checkWritable(schema: JsonSchema, what: string): void {
  const found = findUnwritable(schema);
  if (!found) return;
  throw new InputError(
    `${what} has ${found}. A schema that is used in itself stands in \`$defs\`, and { $ref: '#/$defs/…' } in its place.`,
  );
}

/** Throws an InputError for references that lead nowhere or in a circle. */
export function checkReferences(schema: JsonSchema, what: string, dereference: Dereference): void {
  // Copied, as the addresses are noted in it.
  const lookup = dereference(structuredClone(schema));
  const targets = new Map<unknown, unknown>();
  for (const each of new Set(Object.values(lookup))) {
    const { $ref: reference, __absolute_ref__: address } = each as Readonly<Record<string, unknown>>;
    if (typeof reference !== 'string') continue;
    const target = lookup[String(address ?? reference)] ?? lookup[reference];
    if (target === undefined) {
      throw new InputError(
        `${what} refers to '${reference.slice(0, 200)}', which it does not contain; nothing is fetched. Put that schema into \`$defs\`.`,
      );
    }
    targets.set(each, target);
  }
  checkCircles(targets, what);
}

/** Throws for a schema that leads back to itself without a member or an item between: to check a value would not end. */
function checkCircles(targets: ReadonlyMap<unknown, unknown>, what: string): void {
  const done = new Set<unknown>();
  const visit = (schema: unknown, above: readonly unknown[]): void => {
    if (!(schema instanceof Object) || done.has(schema)) return;
    if (above.includes(schema)) {
      const { $ref: reference } = above.at(-1) as { readonly $ref?: unknown };
      throw new InputError(
        `${what} refers in a circle${reference ? ` at '${String(reference)}'` : ''}; it has no end.`,
      );
    }
    const next = SAME_VALUE.flatMap((name) => Reflect.get(schema, name) ?? []);
    for (const each of [targets.get(schema), ...next]) visit(each, [...above, schema]);
    done.add(schema);
  };
  for (const schema of targets.keys()) visit(schema, []);
}
