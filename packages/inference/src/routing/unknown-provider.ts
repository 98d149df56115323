import { closest } from '@hubkit/task-types/closest';
import { InputError } from '../contract/errors.ts';

/** Makes the error for a provider that does not exist; it names the closest one. */
export function unknownProvider(id: unknown, ids: readonly string[]): InputError {
  const shown = typeof id === 'string' ? `'${id}'` : `of type ${Array.isArray(id) ? 'array' : typeof id}`;
  const near = typeof id === 'string' ? closest(id, ids) : undefined;
  const hint = near === undefined ? '' : `. Did you mean '${near}'?`;
  return new InputError(`Provider ${shown} not supported. Available providers: ${ids.join(',')}${hint}`);
}
