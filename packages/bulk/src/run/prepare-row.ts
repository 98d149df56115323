import type { CallArgs } from '../contract/call-args.ts';
import { BulkError } from '../contract/errors.ts';
import type { BulkOptions } from '../contract/options.ts';
import type { NewRow } from '../contract/store.ts';
import { describeInput } from '../input/read-rows.ts';
import type { makeArgs } from '../request/make-args.ts';

/**
 * Creates the check of a row while the input is read: its arguments are made once, so that a wrong row is reported with its place
 * before anything is sent. Adds the key of the call where duplicates share one.
 */
export function rowPreparer(
  { input, outputColumn = 'output', dedupe = false, map }: BulkOptions,
  toArgs: ReturnType<typeof makeArgs>,
  createKey: (args: CallArgs) => string,
): (row: NewRow) => NewRow {
  if (map && dedupe)
    throw new BulkError(
      'INPUT',
      'dedupe compares the arguments that templates make; leave it out with a map function.',
    );
  const label = describeInput(input);
  return (added) => {
    const { row, line } = added;
    const place = `${label}:${line}`;
    if (Object.hasOwn(row, outputColumn)) {
      throw new BulkError(
        'INPUT',
        `${place}: there is a column "${outputColumn}" already; name another one for the output.`,
      );
    }
    // A map function may wait for something: it is called with the row.
    if (map) return added;
    try {
      const args = toArgs(row) as CallArgs;
      return dedupe ? { ...added, key: createKey(args) } : added;
    } catch (error) {
      throw BulkError.is(error) ? new BulkError(error.code, `${place}: ${error.message}`, { cause: error }) : error;
    }
  };
}
