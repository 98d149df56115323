import type { Body, Statement, Target } from '../parser/ast.ts';

/**
 * Names that a body gives a value on every way through it, outside of the scopes inside of it.
 *
 * To Jinja such a name belongs to the scope of the body everywhere in it: a macro or loop that stands before the assignment
 * never looks for the name among the variables of the render.
 */
export function frameNames(body: Body | null): Set<string> {
  return new Set((body?.nodes ?? []).flatMap(namesOf));
}

function namesOf(statement: Statement): readonly string[] {
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

/** Names that a target gives a value; attributes of a namespace are none. */
export function targetNames(target: Target): string[] {
  if (target.type === 'TupleTarget') return target.items.flatMap(targetNames);
  return target.type === 'Name' ? [target.name] : [];
}
