import { isMembers, type Members } from '../message.ts';
import { deepCopy } from './merge.ts';

/**
 * Returns the members around a message with those of another chunk, which are whole in each: objects gain members, anything else
 * replaces, null changes nothing, and nothing that is empty takes the place of a value. Only the lists of `logprobs` go on.
 */
export function addAround(before: Members, more: Members, areListsGrowing = false): Members {
  const around: Record<string, unknown> = { ...before };
  for (const [name, value] of Object.entries(more)) {
    // Assigning it would change the prototype.
    if (value === null || value === undefined || name === '__proto__') continue;
    const known = before[name];
    if (areListsGrowing && Array.isArray(known) && Array.isArray(value)) around[name] = [...known, ...value];
    else if (name !== 'usage' && isMembers(known) && isMembers(value))
      around[name] = addAround(known, value, areListsGrowing || name === 'logprobs');
    else if (value || !known) around[name] = deepCopy(value);
  }
  return around;
}
