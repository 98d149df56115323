const TOKEN =
  /[ \t\n\r]*([[\]{},:]|"[^"\\\n\r\t]*(?:\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})[^"\\\n\r\t]*)*"?|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;

/** Kinds of token that begin a value: brackets, `s` for a string, `v` for the rest. */
const VALUE = '[{sv';

/** Finds the offset at which a text stops being JSON. The error messages of engines differ, and most have no offset. */
export function findJsonFault(text: string): number {
  const token = new RegExp(TOKEN);
  const closers: string[] = [];
  for (let allowed = VALUE; ; ) {
    const start = token.lastIndex;
    const found = token.exec(text)?.[1] ?? '';
    const at = token.lastIndex - found.length;
    const kind = found[0] === '"' ? 's' : /^[-\w]/.test(found) ? 'v' : found;
    if (kind === '') return start + text.slice(start).search(/[^ \t\n\r]|$/);
    if (!allowed.includes(kind)) return at;
    if (kind === 's' && (found.length === 1 || !found.endsWith('"'))) return token.lastIndex;
    if (kind === '[' || kind === '{') closers.push(kind === '[' ? ']' : '}');
    if (kind === closers.at(-1)) closers.pop();
    const isInObject = closers.at(-1) === '}';
    if (kind === '[') allowed = `${VALUE}]`;
    else if (kind === '{') allowed = 's}';
    else if (kind === ':') allowed = VALUE;
    else if (kind === ',') allowed = isInObject ? 's' : VALUE;
    else
      allowed = kind === 's' && !allowed.includes('v') ? ':' : `,${closers.at(-1) ?? ''}`.slice(closers.length ? 0 : 1);
  }
}
