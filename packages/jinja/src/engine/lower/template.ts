import type { Node, NodeOf, TemplateNode } from '../parser/ast.ts';
import { eachChild } from '../parser/walk.ts';
import { PythonLines } from '../runtime/python-lines.ts';
import type { CompiledTemplate, Exports } from '../runtime/types.ts';
import { analyze, findReads } from './analyze.ts';
import { lowerBody } from './bodies.ts';
import { Lowering, type LoweringSettings } from './lowering.ts';
import { Scope, type Variable } from './scope.ts';
import { lowerStatement } from './statements.ts';
import type { Body } from './steps.ts';
import { lowerTest } from './tests.ts';
import { lowerValue } from './values.ts';

/** A block, or a template's own level, with the sizes of its frame. */
export interface Unit {
  readonly body: Body;
  readonly slots: number;
  readonly contextNames: number;
  /** The variables of `self` and `super`, where it reads them. */
  readonly self: Variable | undefined;
  readonly super: Variable | undefined;
}

/** A lowered template: every form of it is printed from this one. */
export interface LoweredTemplate extends Unit {
  readonly name: string | undefined;
  readonly ast: TemplateNode;
  readonly autoescape: boolean;
  readonly lines: PythonLines;
  readonly blocks: ReadonlyMap<string, Unit>;
  readonly exports: Exports;
  /** The variables of the top level. */
  readonly variables: readonly Variable[];
}

/** The steps of a template, whichever form of it this is. */
// Only a printer makes compiled templates, and puts the steps there; the runtime does not know what steps are.
export const getLowered = ({ lowered }: CompiledTemplate): LoweredTemplate => lowered as LoweredTemplate;

const nodes = { value: lowerValue, test: lowerTest, statement: lowerStatement };

/** Lowers a template: names to slots, nodes to steps, with the lines that Python blames. */
export function lowerTemplate(
  environment: LoweringSettings,
  ast: TemplateNode,
  name: string | undefined,
  autoescape: boolean,
): LoweredTemplate {
  const lines = new PythonLines();
  const lowering = new Lowering(environment, ast, name, autoescape, lines, nodes);
  const { scope } = lowering.state;
  let isSelfNamed = false;
  for (const { name } of ast.names) isSelfNamed ||= name === 'self';
  const self = isSelfNamed && findReads(ast, ast.body, 'self').size ? scope.declare('self') : undefined;
  analyze(scope, ast.body.nodes);
  const body = lowerBody(lowering, ast.body, scope);
  const exports = scope.variables.size ? findExports(ast, scope) : noExports;
  const blocks = lowering.hasBlocks ? lowerBlocks(lowering, autoescape) : new Map<string, Unit>();
  if (lowering.deferredError) throw lowering.deferredError;
  const { slots, contextSlots } = scope.owner;
  return {
    ...{ name, ast, autoescape, lines, body, blocks, exports, slots, contextNames: contextSlots.size },
    ...{ self, super: undefined, variables: [...scope.variables.values()] },
  };
}

const noExports: Exports = new Map();

function findExports({ statements, body }: TemplateNode, scope: Scope): Exports {
  const imported = new Set<string>();
  if (statements.has('Import') || statements.has('FromImport'))
    eachChild(body, (node) => {
      if (node.type === 'Import') imported.add(node.target);
      if (node.type === 'FromImport') for (const { alias } of node.names) imported.add(alias);
    });
  const names = new Map<string, { slot: number; isPublic: boolean }>();
  for (const [name, { slot, load }] of scope.variables)
    if (load !== 'param') names.set(name, { slot, isPublic: !name.startsWith('_') && !imported.has(name) });
  return names;
}

/** Lowers the blocks of a template, those inside of other statements too. */
function lowerBlocks(lowering: Lowering, autoescape: boolean): Map<string, Unit> {
  const blocks = new Map<string, Unit>();
  const nodes = new Map<string, NodeOf<'Block'>>();
  const visit = (node: Node): void => {
    if (node.type === 'Block') {
      if (nodes.has(node.name)) throw lowering.fail(`block '${node.name}' defined twice`, node);
      nodes.set(node.name, node);
    }
    if (node.type !== 'Const') eachChild(node, visit);
  };
  eachChild(lowering.ast.body, visit);
  for (const [name, node] of nodes) {
    const scope = new Scope(undefined, undefined, lowering.ast.names);
    const special = findReads(lowering.ast, node.body, 'self', 'super');
    const self = special.has('self') ? scope.declare('self') : undefined;
    const parent = special.has('super') ? scope.declare('super') : undefined;
    analyze(scope, node.body.nodes);
    lowering.lines.note(node.at);
    const before = lowering.enterFunction(scope, autoescape);
    const body = lowerBody(lowering, node.body, scope);
    lowering.state = before;
    const { slots, contextSlots } = scope.owner;
    blocks.set(name, { body, slots, contextNames: contextSlots.size, self, super: parent });
  }
  return blocks;
}
