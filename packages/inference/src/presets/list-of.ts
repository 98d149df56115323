import { array, type GenericSchema, safeParse } from 'valibot';
import type { Schema } from '../contract/schema.ts';

/** Rules for a list in a response. */
export interface ListRules {
  /** Form of the list in error messages, such as `Array<{label: string, score: number}>`. */
  readonly form: string;
  /** True where an empty list is an error, because the task has one result. @default false */
  readonly isFilled?: boolean;
}

/**
 * A schema for a list of items. Services also send a single item without the list around it; the value is a list either
 * way. Messages name the documented form and the first place that differs from it.
 */
export function listOf<Item>(
  item: GenericSchema<unknown, Item>,
  { form, isFilled = false }: ListRules,
): Schema<readonly Item[]> {
  const schema = array(item);
  return {
    '~standard': {
      validate(value) {
        const isList = Array.isArray(value);
        const { success, output, issues } = safeParse(schema, isList ? value : [value]);
        if (!success) {
          const path = issues[0].path?.map(({ key }) => key as PropertyKey) ?? [];
          return { issues: [{ message: `expected ${form}`, path: isList ? path : path.slice(1) }] };
        }
        if (isFilled && output.length === 0)
          return { issues: [{ message: `expected ${form}, received an empty list` }] };
        return { value: output };
      },
    },
  };
}
