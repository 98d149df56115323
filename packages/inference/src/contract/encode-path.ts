import { InputError } from './errors.ts';

/** Characters that end a path, and segments that are empty or walk elsewhere. */
const LEADS_ELSEWHERE = /[?#\\]|(^|\/)\.{0,2}(\/|$)/;

/** A model id as part of a path: percent-encoded but for `/`, `:` and `@`, with no segment that walks elsewhere. */
export function encodePath(id: string): string {
  if (typeof id !== 'string') throw new InputError('A model id has to be text.');
  // Controls and halves of characters. The expression is dear to compile, and few ids need it.
  if (id.length > 1000 || LEADS_ELSEWHERE.test(id) || (/[^ -~]/.test(id) && /[\p{Cc}\p{Cs}]/u.test(id))) {
    const shown = JSON.stringify(id.slice(0, 80));
    throw new InputError(`${shown} is not a model id, such as name or owner/name.`);
  }
  return encodeURIComponent(id).replace(/%(2F|3A|40)/g, decodeURIComponent);
}
