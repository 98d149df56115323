const TOKEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them in texts.
  /[ \t\r\n]*(?:("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null)|([{}[\],:]))/y;

type Wanted = 'value' | 'item' | 'key' | 'member' | 'colon' | 'next';

/** Finds where a text that is no JSON goes wrong, as `line:column` from 1. `JSON.parse` of Node says it for some mistakes only. */
export function jsonFault(text: string): string {
  const at = faultAt(text);
  const before = text.slice(0, at);
  return `${before.split('\n').length}:${at - before.lastIndexOf('\n')}`;
}

function faultAt(text: string): number {
  const open: string[] = [];
  let wanted: Wanted = 'value';
  let end = 0;
  for (;;) {
    TOKEN.lastIndex = end;
    const found = TOKEN.exec(text);
    const start = end + (/^[ \t\r\n]*/.exec(text.slice(end))?.[0].length ?? 0);
    if (!found) return start;
    const [, string, scalar, mark = ''] = found;
    const next = after({ wanted, isText: string !== undefined, isValue: (string ?? scalar) !== undefined, mark, open });
    if (next === undefined) return start;
    wanted = next;
    end = TOKEN.lastIndex;
  }
}

interface Step {
  readonly wanted: Wanted;
  readonly isText: boolean;
  readonly isValue: boolean;
  readonly mark: string;
  readonly open: string[];
}

/** What may follow a token; undefined for one that is wrong here. */
function after({ wanted, isText, isValue, mark, open }: Step): Wanted | undefined {
  const isValueWanted = wanted === 'value' || wanted === 'item';
  if (isValueWanted && isValue) return 'next';
  if (isValueWanted && (mark === '{' || mark === '[')) {
    open.push(mark);
    return mark === '{' ? 'member' : 'item';
  }
  if ((wanted === 'key' || wanted === 'member') && isText) return 'colon';
  if (wanted === 'colon' && mark === ':') return 'value';
  if (wanted === 'next' && mark === ',' && open.length > 0) return open.at(-1) === '{' ? 'key' : 'value';
  const closes = mark === '}' ? '{' : mark === ']' ? '[' : undefined;
  const mayClose = wanted === 'next' || wanted === (mark === '}' ? 'member' : 'item');
  if (closes === undefined || !mayClose || open.at(-1) !== closes) return undefined;
  open.pop();
  return 'next';
}
