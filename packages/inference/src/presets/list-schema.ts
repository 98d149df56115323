import { array, type GenericSchema } from 'valibot';
import { type Schema, validate } from '../contract/schema.ts';

/** Rules for a list in a response. */
export interface ListRules {
  /** Form of the list in error messages, such as `Array<{label: string, score: number}>`. */
  readonly form: string;
  /** True where an empty list is an error, because the task has one result. @default false */
  readonly isFilled?: boolean;
  /** True where a list may hold lists of items, which are joined to one. @default false */
  readonly mayNest?: boolean;
}

/**
 * A schema for a list of items. Services also send a single item without the list around it; the value is a list either
 * way. Messages name the documented form and the first place that differs from it.
 */
export function createListSchema<Item>(
  item: GenericSchema<unknown, Item>,
  { form, isFilled = false, mayNest = false }: ListRules,
): Schema<readonly Item[]> {
  const flat = array(item);
  const nested = array(flat);
  return {
    '~standard': {
      validate(value) {
        const isList = Array.isArray(value);
        const isNested = mayNest && isList && value.some(Array.isArray);
        const { issues, value: items } = validate<readonly unknown[]>(
          isNested ? nested : flat,
          isList ? value : [value],
        );
        if (issues) {
          const path = issues[0]?.path ?? [];
          return { issues: [{ message: `expected ${form}`, path: isList ? path : path.slice(1) }] };
        }
        // One level of lists is taken away, where there is one.
        const output = items.flat() as Item[];
        if (isFilled && output.length === 0)
          return { issues: [{ message: `expected ${form}, received an empty list` }] };
        return { value: output };
      },
    },
  };
}
