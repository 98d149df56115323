import { InputError } from './errors.ts';

/** A model id as part of a path: every segment percent-encoded, and none that walks elsewhere. */
export function encodePath(id: string): string {
  if (typeof id !== 'string') throw new InputError('A model id has to be text.');
  const segments = id.split('/');
  if (id.length > 1000 || hasForbidden(id) || segments.some((part) => /^(?:|\.\.?)$/.test(part))) {
    const shown = JSON.stringify(id.slice(0, 80));
    throw new InputError(`${shown} is not a model id: it has to look like name or owner/name.`);
  }
  return segments.map((part) => encodeURIComponent(part).replaceAll('%3A', ':').replaceAll('%40', '@')).join('/');
}

/** True for controls, halves of characters, and what ends a path. Few ids need the expression that is dear to compile. */
function hasForbidden(id: string): boolean {
  return /[?#\\]/.test(id) || (/[^ -~]/.test(id) && /[\p{Cc}\p{Cs}]/u.test(id));
}
