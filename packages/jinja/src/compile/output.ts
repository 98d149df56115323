import type { Expression, Output, Print, Raw, Text } from '../parser/ast.ts';
import type { Evaluate, Execute, Frame } from '../runtime/frame.ts';
import { escapeText } from '../runtime/markup.ts';
import { str } from '../runtime/repr.ts';
import { Markup, type Value } from '../runtime/values.ts';
import type { Compiler } from './compiler.ts';
import { evaluate } from './expressions.ts';

/** Text and expressions after each other become one statement. */
export type Written = Text | Raw | Output | Print;

/** The text of a value that is printed. */
type ToText = (f: Frame, value: Value, node: Expression) => string;

const plain: ToText = (f, value, node) => {
  f.rt.at = node;
  return str(value, f.rt);
};

const escaped: ToText = (f, value, node) => {
  if (value instanceof Markup) return value.text;
  f.rt.at = node;
  return escapeText(str(value, f.rt));
};

const either: ToText = (f, value, node) => (f.rt.autoescape ? escaped : plain)(f, value, node);

/** Writes what stands between two tags. */
export function output(c: Compiler, nodes: readonly Written[]): Execute | undefined {
  if (c.checksOutput && c.hasKnownExtends) {
    for (const node of nodes) for (const expression of expressionsOf(node)) evaluate(c, expression);
    return undefined;
  }
  const before: string[] = [''];
  const values: Evaluate[] = [];
  const sites: Expression[] = [];
  for (const node of nodes) {
    if (node.type === 'Text' || node.type === 'Raw') before[before.length - 1] += node.value;
    else
      for (const expression of expressionsOf(node)) {
        if (expression.type === 'Const' && typeof expression.value === 'string' && c.autoescape === false) {
          before[before.length - 1] += expression.value;
          continue;
        }
        values.push(evaluate(c, expression));
        sites.push(expression);
        before.push('');
      }
  }
  const toText = c.autoescape === undefined ? either : c.autoescape ? escaped : plain;
  const write = writer(before, values, sites, toText, c.autoescape === false);
  if (!c.checksOutput || c.extendsCount === 0) return write;
  return (f) => (f.context.parentTemplate ? 0 : write(f));
}

const expressionsOf = (node: Written): readonly Expression[] =>
  node.type === 'Output' ? [node.expression] : node.type === 'Print' ? node.expressions : [];

function writer(
  before: readonly string[],
  values: readonly Evaluate[],
  sites: readonly Expression[],
  toText: ToText,
  isPlain: boolean,
): Execute {
  const [head, tail] = before as [string, string];
  if (values.length === 0)
    return (f) => {
      f.out += head;
      return 0;
    };
  if (values.length === 1) {
    const value = values[0] as Evaluate;
    const site = sites[0] as Expression;
    if (!isPlain || head || tail)
      return (f) => {
        const found = value(f);
        const text = isPlain && typeof found === 'string' ? found : toText(f, found, site);
        f.out = head ? `${f.out}${head}${text}${tail}` : f.out + text + tail;
        return 0;
      };
    return (f) => {
      const found = value(f);
      f.out += typeof found === 'string' ? found : toText(f, found, site);
      return 0;
    };
  }
  const last = before[values.length] as string;
  return (f) => {
    let text = '';
    for (let i = 0; i < values.length; i++) {
      const found = (values[i] as Evaluate)(f);
      text += before[i] as string;
      text += isPlain && typeof found === 'string' ? found : toText(f, found, sites[i] as Expression);
    }
    f.out += text + last;
    return 0;
  };
}
