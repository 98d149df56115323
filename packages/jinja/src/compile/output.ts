import type { Expression } from '../parser/ast.ts';
import { type Execute, type Frame, NEXT } from '../runtime/frame.ts';
import { escapeText } from '../runtime/markup.ts';
import { str } from '../runtime/repr.ts';
import { Markup, type Value } from '../runtime/values.ts';
import { type Operand, operand, readOperand } from './access.ts';
import type { Compiler } from './compiler.ts';
import { piecesOf, type Written } from './shared-patterns.ts';

/** The text of a value that is printed. */
type ToText = (f: Frame, value: Value, node: Expression) => string;

/** The text of a value where nothing is escaped. */
export const plain: ToText = (f, value, node) => {
  if (typeof value === 'string') return value;
  f.rt.at = node;
  return str(value, f.rt);
};

const escaped: ToText = (f, value, node) => (value instanceof Markup ? value.text : escapeText(plain(f, value, node)));

const either: ToText = (f, value, node) => (f.rt.autoescape ? escaped : plain)(f, value, node);

/** The way in which values are printed here. */
const toTextOf = ({ autoescape }: Compiler): ToText =>
  autoescape === undefined ? either : autoescape ? escaped : plain;

/** Writes adjacent text and printed values. */
export function output(c: Compiler, nodes: readonly Written[]): Execute | undefined {
  const isSilent = c.checksOutput && c.hasKnownExtends;
  for (const node of nodes) {
    if (node.type === 'Output') noteLine(c, node.expression);
    else if (node.type === 'Print') for (const site of node.expressions) noteLine(c, site);
  }
  const write = writer(c, piecesOf(c, nodes));
  if (isSilent || !write || !c.checksOutput || c.extendsCount === 0) return isSilent ? undefined : write;
  return (f) => (f.context.parentTemplate ? NEXT : write(f));
}

/** Constants are part of the text around them, of which no line is noted. */
function noteLine({ lines }: Compiler, site: Expression): void {
  if (site.type === 'Const') return;
  lines.begin(site, site);
}

/** A printed value and the text behind it. */
interface Printed {
  readonly value: Operand;
  readonly site: Expression;
  readonly after: string;
}

function writer(c: Compiler, pieces: readonly (string | Expression)[]): Execute | undefined {
  const toText = toTextOf(c);
  const before = typeof pieces[0] === 'string' ? pieces[0] : '';
  const printed: Printed[] = [];
  pieces.forEach((site, i) => {
    if (typeof site === 'string') return;
    const next = pieces[i + 1];
    printed.push({ value: operand(c, site), site, after: typeof next === 'string' ? next : '' });
  });
  const [first, second] = printed;
  if (!first) {
    if (!before) return undefined;
    return (f) => {
      f.out += before;
      return NEXT;
    };
  }
  if (!second)
    return (f) => {
      f.out += before + toText(f, readOperand(f, first.value), first.site) + first.after;
      return NEXT;
    };
  if (printed.length === 2)
    return (f) => {
      const start = before + toText(f, readOperand(f, first.value), first.site) + first.after;
      f.out += start + toText(f, readOperand(f, second.value), second.site) + second.after;
      return NEXT;
    };
  return (f) => {
    let text = before;
    for (let i = 0; i < printed.length; i++) {
      const { value, site, after } = printed[i] as Printed;
      text += toText(f, readOperand(f, value), site) + after;
    }
    f.out += text;
    return NEXT;
  };
}
