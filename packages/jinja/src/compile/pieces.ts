import { isTextFilter } from '../library/index.ts';
import type { Body, Node, Statement, TemplateNode } from '../parser/ast.ts';
import { pyError } from '../runtime/errors.ts';
import type { Execute, Frame } from '../runtime/frame.ts';
import { str } from '../runtime/repr.ts';
import { isString, typeName, type Value } from '../runtime/values.ts';
import { each } from './analyze.ts';
import type { Compiler } from './compiler.ts';
import { knownText } from './constants.ts';
import type { Written } from './output.ts';

/** Whether something in the template may give something else than text. */
export function mayFail(ast: TemplateNode): boolean {
  let isFound = false;
  const visit = (node: Node): void => {
    isFound ||=
      node.type === 'FilterBlock' ? !isTextFilter(node.filter.name) : node.type === 'Include' && !node.withContext;
    if (node.type !== 'Const') each(node, visit);
  };
  if (ast.statements.has('FilterBlock') || ast.statements.has('Include')) each(ast.body, visit);
  return isFound;
}

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

/** A step whose expressions may write elsewhere, and which adds this many pieces to what is written here. */
export const counted =
  (step: Execute, pieces: number): Execute =>
  (f) => {
    const { items } = f.rt;
    const signal = step(f);
    f.rt.items = items + pieces;
    return signal;
  };

/** How many pieces Python makes of an output: constants after each other are one. */
export function piecesOf(c: Compiler, nodes: readonly Written[]): number {
  let isAfterText = false;
  let pieces = 0;
  const add = (isText: boolean): void => {
    if (!isText || !isAfterText) pieces++;
    isAfterText = isText;
  };
  for (const node of nodes) {
    if (node.type === 'Output') add(knownText(c, node.expression) !== undefined);
    else if (node.type === 'Print') for (const part of node.expressions) add(knownText(c, part) !== undefined);
    else if (node.value) add(c.autoescape !== undefined);
  }
  return pieces;
}

/** How many pieces a statement adds; undefined for those whose parts count for themselves. */
export function piecesOfStatement(node: Statement): number | undefined {
  if (/^(If|With|Autoescape|Block|Include)$/.test(node.type) || (node.type === 'For' && !node.isRecursive))
    return undefined;
  return /^(CallBlock|FilterBlock|Generation|For|Trans)$/.test(node.type) ? 1 : 0;
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
