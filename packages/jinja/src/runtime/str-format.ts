import { pyError } from './errors.ts';
import { formatValue } from './format-spec.ts';
import { escapeText } from './markup.ts';
import { quote, repr, str } from './repr.ts';
import type { Runtime } from './runtime.ts';
import { lookup, Markup, type Value } from './values.ts';

/** `format.format(*args, **kwargs)` as the sandbox does it: attributes are read as templates read them. Markup escapes what it takes in. */
export function strFormat(
  rt: Runtime,
  format: string | Markup,
  args: readonly Value[],
  kwargs: object,
): string | Markup {
  const isMarkup = format instanceof Markup;
  let automatic = 0;
  let isManual = false;

  const argument = (name: string, isAutomatic: boolean): Value => {
    let key = name;
    if (isAutomatic) {
      if (isManual) throw mixed();
      key = String(automatic++);
    } else if (/^[0-9]+$/.test(name)) {
      if (automatic) throw mixed();
      isManual = true;
    } else {
      const value = lookup(kwargs, name);
      if (value === undefined) throw pyError('KeyError', quote(name));
      return value;
    }
    if (+key >= args.length) throw pyError('IndexError', 'tuple index out of range');
    return args[+key];
  };

  const field = (text: string): Value => {
    const parts = /^([^.[]*)((?:\.[^.[]+|\[[^\]]+\])*)$/.exec(text);
    if (!parts) throw pyError('ValueError', 'Empty attribute in format string');
    let value = argument(parts[1] as string, text === '');
    for (const [step, , key] of (parts[2] as string).matchAll(/(\.|\[)([^.[\]]+)\]?/g)) {
      value =
        step[0] === '.'
          ? rt.getAttr(value, key as string)
          : rt.getItem(value, /^[0-9]+$/.test(key as string) ? Number(key) : key);
    }
    return value;
  };

  const expand = (text: string, depth: number): string => {
    if (depth < 0) throw pyError('ValueError', 'Max string recursion exceeded');
    let result = '';
    let at = 0;
    while (at < text.length) {
      const char = text[at] as string;
      const isOpen = char === '{';
      if (!isOpen && char !== '}') {
        const brace = text.slice(at).search(/[{}]/);
        const end = brace < 0 ? text.length : at + brace;
        result += text.slice(at, end);
        at = end;
        continue;
      }
      if (text[at + 1] === char) {
        result += char;
        at += 2;
        continue;
      }
      if (!isOpen || at + 1 === text.length)
        throw pyError('ValueError', `Single '${char}' encountered in format string`);
      let end = at + 1;
      for (let open = 1; open; end++) {
        if (end >= text.length)
          throw pyError(
            'ValueError',
            /[:!]/.test(text.slice(at)) ? "unmatched '{' in format spec" : "expected '}' before end of string",
          );
        if (text[end] === '{') open++;
        else if (text[end] === '}') open--;
      }
      const [, name = '', conversion, spec = ''] =
        /^((?:\[[^\]]*\]|[^!:[])*)(?:!([^:]*))?(?::(.*))?$/s.exec(text.slice(at + 1, end - 1)) ?? [];
      let value = field(name);
      if (conversion !== undefined) {
        if (!/^[sra]$/.test(conversion)) throw pyError('ValueError', `Unknown conversion specifier ${conversion}`);
        value = conversion === 's' ? str(value, rt) : repr(value, rt);
      }
      const how = expand(spec, depth - 1);
      const isSafe = isMarkup && value instanceof Markup;
      if (isSafe && how) throw pyError('ValueError', 'Unsupported format specification for Markup.');
      const shown = formatValue(rt, value, how);
      result += isMarkup && !isSafe ? escapeText(shown) : shown;
      rt.grow(result.length);
      at = end;
    }
    return result;
  };

  const result = expand(isMarkup ? format.text : format, 2);
  return isMarkup ? new Markup(result) : result;
}

const mixed = () => pyError('ValueError', 'cannot switch from manual field specification to automatic field numbering');
