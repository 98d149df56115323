import type { Body, Statement, Target } from '../engine/parser/ast.ts';

/**
 * Names that every path through a body sets, inner scopes excluded. To Jinja such a name belongs to the scope of the whole
 * body: a macro or loop before the assignment never looks it up among the variables of the render.
 */
export function frameNames(body: Body | null): Set<string> {
  return new Set((body?.nodes ?? []).flatMap(listNames));
}

function listNames(statement: Statement): readonly string[] {
  switch (statement.type) {
    case 'Set':
    case 'SetBlock':
      return targetNames(statement.target);
    case 'Macro':
      return [statement.name];
    case 'Import':
      return [statement.target];
    case 'FromImport':
      return statement.names.map(({ alias }) => alias);
    case 'If': {
      const ways = [statement.body, ...statement.elseIfs.map(({ body }) => body), statement.otherwise].map(frameNames);
      return [...(ways[0] ?? [])].filter((name) => ways.every((way) => way.has(name)));
    }
    default:
      return [];
  }
}

/** Names that a target sets; attributes of a namespace do not count. */
export function targetNames(target: Target): string[] {
  if (target.type === 'TupleTarget') return target.items.flatMap(targetNames);
  return target.type === 'Name' ? [target.name] : [];
}
