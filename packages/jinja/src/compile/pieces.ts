import { isTextFilter } from '../library/index.ts';
import type { Body, Expression, Node, Statement, TemplateNode, Text } from '../parser/ast.ts';
import { pyError } from '../runtime/errors.ts';
import type { Execute, Frame } from '../runtime/frame.ts';
import { str } from '../runtime/repr.ts';
import { isString, typeName, type Value } from '../runtime/values.ts';
import { contains, each } from './analyze.ts';
import type { Compiler } from './compiler.ts';

/** Whether something in the template may give something else than text. */
export const mayFail = ({ statements, body }: TemplateNode): boolean =>
  (statements.has('FilterBlock') || statements.has('Include')) &&
  contains(body, (node) =>
    node.type === 'FilterBlock' ? !isTextFilter(node.filter.name) : node.type === 'Include' && !node.withContext,
  );

/** Writes what a call or filter block gives. Python joins the pieces of an output later, and only then sees what is no text. */
export function put(f: Frame, value: Value): void {
  if (isString(value)) f.out += str(value);
  else f.rt.bad ??= `sequence item ${f.rt.items}: expected str instance, ${typeName(value)} found`;
}

/** Whether the body includes a template without its context: by mistake, Jinja makes a generator of a macro with such a body. */
export function hasYield(c: Compiler, part: object): boolean {
  let isFound = false;
  if (c.ast.statements.has('Include'))
    each(part, (node) => {
      isFound ||=
        node.type === 'Include'
          ? !node.withContext
          : !/^(Const|Macro|CallBlock|Generation|Block)$/.test(node.type) &&
            !(node.type === 'For' && node.isRecursive) &&
            hasYield(c, node);
    });
  return isFound;
}

/** How many pieces Python makes of an output: constants after each other are one. */
function piecesOf(c: Compiler, nodes: readonly Statement[]): number {
  let wasText = false;
  let pieces = 0;
  for (const node of nodes) {
    const parts =
      node.type === 'Output'
        ? [node.expression]
        : node.type === 'Print'
          ? node.expressions
          : (node as Text).value
            ? [node]
            : [];
    for (const part of parts) {
      const isText = part === node ? c.autoescape !== undefined : c.template.texts.has(part as Expression);
      if (!isText || !wasText) pieces++;
      wasText = isText;
    }
  }
  return pieces;
}

/** A step that counts the pieces it adds to what is written here; its expressions may write elsewhere. */
export function counted(c: Compiler, step: Execute, nodes: readonly Statement[]): Execute {
  const { type, isRecursive } = nodes[0] as Statement & { readonly isRecursive?: boolean };
  // What these consist of counts for itself.
  if (!c.counts || /^(If|With|Autoescape|Block|Include)$/.test(type) || isRecursive === false) return step;
  const isText = /^(Text|Raw|Output|Print)$/.test(type);
  const pieces = isText ? piecesOf(c, nodes) : +/^(CallBlock|FilterBlock|Generation|For|Trans)$/.test(type);
  return (f) => {
    const { items } = f.rt;
    const signal = step(f);
    f.rt.items = items + pieces;
    return signal;
  };
}

/** The body of what is put together for itself. */
export function framed(c: Compiler, run: Execute, at: Statement | Body): Execute {
  if (!c.counts) return run;
  return (f) => {
    const { rt } = f;
    const { items, bad } = rt;
    rt.items = 0;
    rt.bad = undefined;
    const signal = run(f);
    if (rt.bad) {
      rt.at = at as Node;
      throw pyError('TypeError', rt.bad);
    }
    rt.items = items;
    rt.bad = bad;
    return signal;
  };
}
