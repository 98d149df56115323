import { isMembers } from '@hubkit/messages';
import { closest } from '@hubkit/task-types/closest';
import { BulkError } from '../contract/errors.ts';

/** A value of a file and its place, for errors: `evals.json: $.checks[1].pattern`. */
export interface Place {
  readonly value: unknown;
  readonly at: string;
}

/** Makes the error of a place. */
export function wrong({ at }: Pick<Place, 'at'>, problem: string): BulkError {
  return new BulkError('INPUT', `${at}: ${problem}`);
}

/** Reads an object whose members have these names; any other one is an error with the closest name. */
export function readMembers<Name extends string>(place: Place, names: readonly Name[]): (name: Name) => Place {
  const { value, at } = place;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw wrong(place, `expected an object, got ${describeType(value)}`);
  const members = value as Readonly<Record<string, unknown>>;
  const strange = Object.keys(members).find((name) => !names.includes(name as Name));
  if (strange !== undefined) {
    const near = closest(strange, names);
    const hint = near === undefined ? `it may have ${names.join(', ')}` : `did you mean "${near}"?`;
    throw wrong({ at: `${at}.${strange}` }, `there is no such member; ${hint}`);
  }
  return (name) => ({ value: members[name], at: `${at}.${name}` });
}

/** Reads a list, item by item. */
export function readItems<T>(place: Place, read: (item: Place) => T): readonly T[] {
  if (!Array.isArray(place.value)) throw wrong(place, `expected a list, got ${describeType(place.value)}`);
  return place.value.map((value, index) => read({ value, at: `${place.at}[${index}]` }));
}

/** Reads a text that is not empty. */
export function readText(place: Place): string {
  if (typeof place.value !== 'string') throw wrong(place, `expected a text, got ${describeType(place.value)}`);
  if (place.value.trim() === '') throw wrong(place, 'expected a text that is not empty');
  return place.value;
}

/** Reads a number of at least 0. */
export function readAmount(place: Place): number {
  const { value } = place;
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value;
  throw wrong(place, `expected a number of at least 0, got ${describeType(value)}`);
}

/** Reads one of some texts. */
export function readChoice<const T extends string>(place: Place, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === place.value);
  if (found !== undefined) return found;
  const near = typeof place.value === 'string' ? closest(place.value, choices) : undefined;
  const hint = near === undefined ? `expected one of ${choices.join(', ')}` : `did you mean "${near}"?`;
  throw wrong(place, `there is no ${JSON.stringify(place.value) ?? 'value'}; ${hint}`);
}

/** Reads an object with any members. */
export function readObject(place: Place): Readonly<Record<string, unknown>> {
  const { value } = place;
  if (isMembers(value)) return { ...value };
  throw wrong(place, `expected an object, got ${describeType(value)}`);
}

/** Reads a member if it is there. */
export function readIf<const Name extends string, T>(
  name: Name,
  place: Place,
  read: (place: Place) => T,
): { readonly [Key in Name]?: T } {
  // The only member is that of the type.
  return (place.value === undefined ? {} : { [name]: read(place) }) as { readonly [Key in Name]?: T };
}

function describeType(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}: ${JSON.stringify(value)}`;
}
