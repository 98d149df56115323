import type { Binary, Expression, Output, Print, Raw, Text } from '../parser/ast.ts';
import { type Evaluate, type Execute, type Frame, NEXT, type Signal } from '../runtime/frame.ts';
import { escapeText } from '../runtime/markup.ts';
import { str } from '../runtime/repr.ts';
import { Markup, type Value } from '../runtime/values.ts';
import { type Operand, operand, readOperand } from './access.ts';
import type { Compiler } from './compiler.ts';
import { add, termsOf } from './sums.ts';

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

/** A chain of `+` in an output: constants and computed terms, in order. */
interface Chain {
  readonly terms: readonly (string | Evaluate)[];
  readonly sites: readonly Expression[];
  readonly site: Expression;
}

/** A part of an output: literal text, a printed value, or a concatenation. */
type Part = string | { readonly value: Evaluate; readonly site: Expression } | Chain;

/** Maximum number of computed terms per closure; longer outputs are split. */
const most = 4;

/** Writes what stands between two tags. */
export function output(c: Compiler, nodes: readonly Written[]): Execute | undefined {
  const isSilent = c.checksOutput && c.hasKnownExtends;
  const parts: Part[] = [];
  for (const node of nodes) addParts(c, node, parts);
  if (isSilent) return undefined;
  const writers: Execute[] = [];
  let group: Part[] = [];
  let count = 0;
  for (const part of parts) {
    const size = typeof part === 'string' ? 0 : 'value' in part ? 1 : valuesOf(part).length;
    count += size;
    if (count > most && size) {
      if (group.length) writers.push(writer(c, group));
      group = [];
      count = size;
    }
    group.push(part);
  }
  if (group.length) writers.push(writer(c, group));
  const [first] = writers;
  const write: Execute | undefined =
    writers.length < 2
      ? first
      : (f) => {
          for (let i = 0; i < writers.length; i++) (writers[i] as Execute)(f);
          return 0;
        };
  if (!write || !c.checksOutput || c.extendsCount === 0) return write;
  return (f) => (f.context.parentTemplate ? 0 : write(f));
}

function addParts(c: Compiler, node: Written, parts: Part[]): void {
  if (node.type === 'Output') addValue(c, node.expression, parts);
  else if (node.type === 'Print') for (const site of node.expressions) addValue(c, site, parts);
  else if (node.value) parts.push(node.value);
}

/** The text of a constant that is printed as it stands. */
function constantText(c: Compiler, node: Expression): string | undefined {
  if (node.type !== 'Const' || c.autoescape === undefined || typeof node.value === 'bigint') return undefined;
  const text = str(node.value);
  return c.autoescape ? escapeText(text) : text;
}

function addValue(c: Compiler, site: Expression, parts: Part[]): void {
  const text = constantText(c, site);
  if (text !== undefined) {
    parts.push(text);
    return;
  }
  c.lines.note(site.at);
  c.lines.cover(site);
  let chain: Chain | undefined;
  if (c.autoescape === false && (site.type === 'Concat' || site.type === 'Binary')) {
    if (site.type === 'Concat') for (const item of site.items) addValue(c, item, parts);
    else chain = chainOf(c, site);
    if (site.type === 'Concat') return;
  }
  parts.push(chain ?? { value: c.evaluate(site), site });
}

function chainOf(c: Compiler, site: Binary): Chain | undefined {
  if (site.operator !== '+') return undefined;
  const { terms, sites } = termsOf(c, site);
  const isShort = terms.some((term) => typeof term === 'string') && valuesOf({ terms }).length <= most;
  return isShort ? { terms, sites, site } : undefined;
}

const valuesOf = ({ terms }: Pick<Chain, 'terms'>): Evaluate[] => terms.filter((term) => typeof term !== 'string');

/** The closure for one group of parts. */
function writer(c: Compiler, parts: readonly Part[]): Execute {
  const toText = c.autoescape === undefined ? either : c.autoescape ? escaped : plain;
  const slow = (f: Frame, known: readonly Value[]): Signal => {
    f.out += assemble(f, parts, toText, known);
    return NEXT;
  };
  // Where everything is a string, parts are only put together: the texts between the values are merged beforehand.
  const before = [''];
  const values: Evaluate[] = [];
  for (const part of parts)
    for (const term of typeof part === 'string' ? [part] : 'value' in part ? [part.value] : part.terms) {
      if (typeof term === 'string') before[before.length - 1] += term;
      else {
        values.push(term);
        before.push('');
      }
    }
  const [s0, s1, s2, s3, s4] = before as [string, string, string, string, string];
  const [a, b, d, e] = values.map((value) => operand(c, value)) as [Operand, Operand, Operand, Operand];
  if (values.length === 0)
    return (f) => {
      f.out += s0;
      return NEXT;
    };
  if (c.autoescape !== false) return (f) => slow(f, []);
  switch (values.length) {
    case 1:
      return (f) => {
        const x = readOperand(f, a);
        if (typeof x !== 'string') return slow(f, [x]);
        f.out += s0 + x + s1;
        return NEXT;
      };
    case 2:
      return (f) => {
        const x = readOperand(f, a);
        if (typeof x !== 'string') return slow(f, [x]);
        const y = readOperand(f, b);
        if (typeof y !== 'string') return slow(f, [x, y]);
        f.out += s0 + x + s1 + y + s2;
        return NEXT;
      };
    case 3:
      return (f) => {
        const x = readOperand(f, a);
        if (typeof x !== 'string') return slow(f, [x]);
        const y = readOperand(f, b);
        if (typeof y !== 'string') return slow(f, [x, y]);
        const z = readOperand(f, d);
        if (typeof z !== 'string') return slow(f, [x, y, z]);
        f.out += s0 + x + s1 + y + s2 + z + s3;
        return NEXT;
      };
  }
  return (f) => {
    const x = readOperand(f, a);
    if (typeof x !== 'string') return slow(f, [x]);
    const y = readOperand(f, b);
    if (typeof y !== 'string') return slow(f, [x, y]);
    const z = readOperand(f, d);
    if (typeof z !== 'string') return slow(f, [x, y, z]);
    const w = readOperand(f, e);
    if (typeof w !== 'string') return slow(f, [x, y, z, w]);
    f.out += s0 + x + s1 + y + s2 + z + s3 + w + s4;
    return NEXT;
  };
}

/** The text of the parts, one after the other; `known` are the values that have been computed already. */
function assemble(f: Frame, parts: readonly Part[], toText: ToText, known: readonly Value[]): string {
  let text = '';
  let next = 0;
  const compute = (value: Evaluate): Value => (next < known.length ? known[next++] : value(f));
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else if ('value' in part) text += toText(f, compute(part.value), part.site);
    else {
      let total: Value;
      part.terms.forEach((term, i) => {
        const value = typeof term === 'string' ? term : compute(term);
        total = i ? add(f, part.sites[i] as Expression, total, value) : value;
      });
      text += toText(f, total, part.site);
    }
  }
  return text;
}
