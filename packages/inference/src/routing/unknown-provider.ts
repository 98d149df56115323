import { distance } from 'fastest-levenshtein';
import { InputError } from '../contract/errors.ts';

/** Makes the error for a provider that does not exist; it names the closest one. */
export function unknownProvider(id: unknown, ids: readonly string[]): InputError {
  const shown = typeof id === 'string' ? `'${id}'` : `of type ${Array.isArray(id) ? 'array' : typeof id}`;
  const near = typeof id === 'string' ? closest(id, ids) : undefined;
  const hint = near === undefined ? '' : `. Did you mean '${near}'?`;
  return new InputError(`Provider ${shown} not supported. Available providers: ${ids.join(',')}${hint}`);
}

/** The id that may have been meant: the one that begins with it (`fal`), or the nearest one if at most a third of its letters differ. */
function closest(id: string, ids: readonly string[]): string | undefined {
  const name = id.toLowerCase();
  const longer = ids.find((other) => other.startsWith(`${name}-`));
  if (longer !== undefined) return longer;
  const [nearest] = ids.toSorted((a, b) => distance(name, a) - distance(name, b));
  return nearest !== undefined && distance(name, nearest) <= Math.max(1, nearest.length / 3) ? nearest : undefined;
}
