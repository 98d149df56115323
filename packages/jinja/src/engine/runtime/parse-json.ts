import { Dict } from './dict.ts';
import { toFloat, toInt, type Value } from './values.ts';

// A number that JSON.parse would not give back as written, or a key that a plain object would move to the front.
const needsCare = /(?:^|[:[,])\s*-?[0-9]+(?:[.eE]|[0-9]{15})|"[0-9]+"\s*:/;

/**
 * Reads JSON as Python does: `1.0` stays a float, large integers stay exact, keys stay in order, `NaN` and `Infinity` are known.
 *
 * @example template.render(parseJson(text))
 */
export function parseJson(text: string): Value {
  if (!needsCare.test(text)) {
    try {
      return JSON.parse(text);
    } catch (error) {
      if (!/NaN|Infinity/.test(text)) throw error;
    }
  }
  let at = 0;

  // JSON.parse words the error.
  const wrong = (): Error => {
    try {
      JSON.parse(text);
    } catch (error) {
      return error as Error;
    }
    return new SyntaxError(`Unexpected text in JSON at position ${at}`);
  };

  const next = (): string | undefined => {
    while (' \n\r\t'.includes(text[at] ?? 'x')) at++;
    return text[at];
  };

  const string = (): string => {
    const start = at++;
    for (;;) {
      const end = text.indexOf('"', at);
      if (end < 0) throw wrong();
      let slashes = end;
      while (text[slashes - 1] === '\\') slashes--;
      at = end + 1;
      if ((end - slashes) % 2) continue;
      const body = text.slice(start + 1, end);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them, JSON.parse says so
      return /[\\\x00-\x1f]/.test(body) ? JSON.parse(text.slice(start, at)) : body;
    }
  };

  const scalar = /(-?(?:0|[1-9][0-9]*))(\.[0-9]+)?([eE][-+]?[0-9]+)?|true|false|null|NaN|-?Infinity/y;

  const value = (depth: number): Value => {
    const char = next();
    if (char === '"') return string();
    if (char === '{' || char === '[') {
      if (depth > 900) throw new SyntaxError('JSON is nested too deeply');
      at++;
      return char === '[' ? list(depth + 1) : record(depth + 1);
    }
    scalar.lastIndex = at;
    const match = scalar.exec(text);
    if (!match) throw wrong();
    const [word, integer, fraction, exponent] = match;
    at += word.length;
    if (integer === undefined) return /^-?[IN]/.test(word) ? Number(word) : JSON.parse(word);
    if (fraction ?? exponent) return toFloat(Number(word));
    return integer.length < 16 ? Number(integer) : toInt(BigInt(integer));
  };

  /** Reads a comma or the closing bracket; true if another item follows. */
  const goesOn = (close: string): boolean => {
    const char = next();
    at++;
    if (char !== ',' && char !== close) {
      at--;
      throw wrong();
    }
    return char === ',';
  };

  const list = (depth: number): Value[] => {
    const items: Value[] = [];
    if (next() === ']') at++;
    else
      do items.push(value(depth));
      while (goesOn(']'));
    return items;
  };

  const record = (depth: number): object => {
    let plain: Record<string, Value> | undefined = {};
    let dict: Dict | undefined;
    if (next() === '}') at++;
    else
      do {
        if (next() !== '"') throw wrong();
        const key = string();
        if (next() !== ':') throw wrong();
        at++;
        if (plain && (/^[0-9]+$/.test(key) || key === '__proto__')) {
          dict = new Dict(Object.entries(plain));
          plain = undefined;
        }
        const item = value(depth);
        if (plain) plain[key] = item;
        else dict?.set(key, item);
      } while (goesOn('}'));
    return plain ?? (dict as Dict);
  };

  const result = value(0);
  if (next() !== undefined) throw wrong();
  return result;
}
