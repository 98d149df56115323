import type { Scope } from './scope.ts';

/** Marks at the edges of tags and blanks inside of them are chosen here, so that every combination occurs. */
export function blockTag(scope: Scope, content: string): string {
  const { choices, delimiters } = scope;
  const [open, close] = delimiters.block;
  if (delimiters.line !== undefined && choices.chance(30) && !content.includes('\n')) {
    return `\n${choices.oneOf(['', '  '])}${delimiters.line} ${content}${choices.oneOf(['', ':'])}\n`;
  }
  return `${open}${mark(scope, true)}${blank(scope)}${content}${blank(scope)}${mark(scope, true)}${close}`;
}

export function outputTag(scope: Scope, content: string): string {
  const [open, close] = scope.delimiters.variable;
  // `{{ {…} }}` and `{{ -1 }}`: without a blank the brace or the sign would belong to the tag.
  const before = /^[{+-]/.test(content) ? ' ' : blank(scope);
  const after = content.endsWith('}') ? ' ' : blank(scope);
  return `${open}${mark(scope, scope.choices.chance(10))}${before}${content}${after}${mark(scope, false)}${close}`;
}

export function comment(scope: Scope, content: string): string {
  const { choices, delimiters } = scope;
  const [open, close] = delimiters.comment;
  if (delimiters.lineComment !== undefined && choices.chance(30))
    return `${delimiters.lineComment} ${content.replace(/[\r\n]/g, ' ')}\n`;
  return `${open}${mark(scope, true)}${blank(scope)}${content}${blank(scope)}${mark(scope, true)}${close}`;
}

function mark(scope: Scope, canBePlus: boolean): string {
  if (!scope.choices.chance(35)) return '';
  return canBePlus && scope.choices.chance(30) ? '+' : '-';
}

const blank = (scope: Scope): string =>
  scope.choices.weighted([
    [20, ' '],
    [5, ''],
    [1, '\n'],
    [1, '  '],
    [1, '\t'],
    [1, '\r\n'],
  ]);
