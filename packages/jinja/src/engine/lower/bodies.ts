import type { Body as BodyNode, Expression, NodeOf } from '../parser/ast.ts';
import { escapeText } from '../runtime/markup.ts';
import { str } from '../runtime/repr.ts';
import { analyze } from './analyze.ts';
import type { Lowering } from './lowering.ts';
import { Scope } from './scope.ts';
import type { Body, Names, Part, Printed, Start, Step } from './steps.ts';

type Written = NodeOf<'Text' | 'Raw' | 'Output' | 'Print'>;

/** The statements of a body in order; with `scope`, its variables are initialized before. */
export function lowerBody(lowering: Lowering, { nodes }: BodyNode, scope?: Scope): Body {
  const { controls } = lowering;
  const steps: Step[] = [];
  let written: Written[] = [];
  for (let i = 0; i <= nodes.length; i++) {
    const node = nodes[i];
    if (node?.type === 'Comment') continue;
    if (node?.type === 'Text' || node?.type === 'Output' || node?.type === 'Raw' || node?.type === 'Print') {
      written.push(node);
      continue;
    }
    // Text and expressions after each other become one step.
    if (written.length) {
      const write = lowerOutput(lowering, written);
      if (write) steps.push(write);
      written = [];
    }
    const step = node && lowering.statement(node);
    if (step) steps.push(step);
  }
  const isInterruptible = lowering.controls !== controls;
  return { starts: scope?.variables.size ? listStarts(lowering, scope) : [], steps, isInterruptible };
}

/** Lowers statements with a separate scope. */
export function lowerScoped(lowering: Lowering, node: BodyNode, scope: Scope): Body {
  analyze(scope, node.nodes);
  const before = lowering.enterScope(scope);
  const body = lowerBody(lowering, node, scope);
  lowering.state = before;
  return body;
}

/** A scope inside of the current one, in the same function. */
export const innerScope = ({ state: { scope } }: Lowering): Scope => new Scope(scope, scope.owner);

/** The variables of a scope whose value has to be set when it is entered. */
export function listStarts(lowering: Lowering, scope: Scope): Start[] {
  const starts: Start[] = [];
  for (const variable of scope.variables.values()) {
    const { load, source } = variable;
    if (load === 'alias' && source) starts.push({ variable, from: lowering.local(source, true) });
    // A frame starts out empty; only what runs again has to be cleared.
    else if (load !== 'param' && scope.parent) starts.push({ variable, from: undefined });
  }
  return starts;
}

/** Every variable that is set around here, by name: what scoped blocks and includes may read. */
export function collectNames(lowering: Lowering): Names {
  const names = new Map<string, Start['from'] & object>();
  for (let scope: Scope | undefined = lowering.state.scope; scope; scope = scope.parent)
    for (const [name, variable] of scope.variables)
      if (!names.has(name)) names.set(name, lowering.local(variable, true));
  return names;
}

/** The output of adjacent text and printed values. */
function lowerOutput(lowering: Lowering, nodes: readonly Written[]): Step | undefined {
  const { lines, hasKnownExtends } = lowering;
  const { checksOutput, autoescape } = lowering.state;
  // Constants are part of the text around them, of which no line is noted.
  for (const node of nodes) {
    if (node.type === 'Text' || node.type === 'Raw') continue;
    // Constants are part of the text around them, of which no line is noted.
    for (const value of node.type === 'Print' ? node.expressions : [node.expression])
      if (value.type !== 'Const') lines.cover(value, value.at);
  }
  const parts: Part[] = [];
  for (const node of nodes) {
    const pieces: (string | Printed)[] = [];
    if (node.type === 'Text' || node.type === 'Raw') pieces.push(node.value);
    else if (node.type === 'Output') addPiece(lowering, pieces, node.expression);
    else for (const value of node.expressions) addPiece(lowering, pieces, value);
    parts.push({ start: node.start, end: node.end, pieces });
  }
  if (checksOutput && hasKnownExtends) return undefined;
  const isChecked = checksOutput && lowering.extendsCount > 0;
  const { start } = nodes[0] as Written;
  const { end } = nodes.at(-1) as Written;
  return { type: 'Write', start, end, parts, escaping: autoescape, isChecked };
}

function addPiece(lowering: Lowering, pieces: (string | Printed)[], node: Expression): void {
  const { autoescape } = lowering.state;
  if (node.type === 'Const' && autoescape !== undefined && typeof node.value !== 'bigint') {
    const text = typeof node.value === 'string' ? node.value : str(node.value);
    pieces.push(autoescape ? escapeText(text) : text);
  } else if (node.type === 'Concat' && autoescape === false)
    for (const item of node.items) addPiece(lowering, pieces, item);
  else pieces.push({ value: lowering.value(node), node });
}
