import * as T from './token.ts';

/** By ASCII code: the operator of this one character. */
const operators = new Uint8Array(128);
for (let kind = T.ADD; kind < T.tokenTypes.length; kind++) {
  const text = T.tokenTypes[kind] as string;
  if (text.length === 1) operators[text.charCodeAt(0)] = kind;
}

/** The kind of the operator that starts here with this ASCII code; 0 where none does. */
export function operatorAt(source: string, pos: number, code: number): number {
  const next = source.charCodeAt(pos + 1);
  if (next === 61) {
    if (code === 61) return T.EQ;
    if (code === 33) return T.NE;
    if (code === 60) return T.LE;
    if (code === 62) return T.GE;
  } else if (next === code) {
    if (code === 42) return T.POW;
    if (code === 47) return T.FLOOR_DIV;
  }
  return operators[code] as number;
}
