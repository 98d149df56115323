import { InputError } from '../contract/errors.ts';
import { pathText } from '../contract/schema.ts';
import { readMessage } from './redact-cause.ts';

/** Creates the error for arguments that cannot be written as JSON; it names the place of the first value that is in the way. */
export function unwritableError(value: unknown, cause: unknown): InputError {
  return new InputError(`The arguments cannot be sent as JSON: ${findUnwritable(value) ?? readMessage(cause)}.`, {
    cause,
  });
}

/** Nesting beyond which a value is refused: to read or check it would exhaust the stack of this process, or of the service. */
const MAX_LEVELS = 500;

/** Finds a value that JSON cannot represent, or no service would read, and its place; returns undefined if there is no such value. */
export function findUnwritable(value: unknown): string | undefined {
  const done = new Set<unknown>();
  const visit = (part: unknown, path: readonly (string | number)[], above: readonly object[]): string | undefined => {
    if (typeof part === 'bigint') {
      return `a bigint (${String(part).slice(0, 40)}n; pass a number or a text) at ${pathText(path)}`;
    }
    if (!(part instanceof Object) || done.has(part)) return;
    if (above.length >= MAX_LEVELS) return `more than ${MAX_LEVELS} levels of nesting`;
    if (above.includes(part)) return `a value that contains itself at ${pathText(path)}`;
    for (const [name, member] of Object.entries(part)) {
      const found = visit(member, [...path, Array.isArray(part) ? Number(name) : name], [...above, part]);
      if (found) return found;
    }
    done.add(part);
    return;
  };
  return visit(value, [], []);
}
