import { codeFrame, Environment, positionAt, TemplateError } from '@hubkit/jinja';
import { closest } from '../frame/closest.ts';

/** Something wrong in a template. */
export interface Problem {
  readonly message: string;
  readonly line: number;
  readonly column: number;
  /** The lines around it. */
  readonly frame: string;
}

/**
 * What is wrong in a template: the first syntax error, or every filter and test that does not exist. Jinja itself finds
 * those inside a condition only when the condition is met, so they are looked for in the tree.
 */
export function findProblems(source: string): readonly Problem[] {
  const environment = new Environment();
  try {
    const unknown = unknownNames(environment.parse(source), environment);
    // What parses may still not compile, such as a block that is defined twice.
    if (unknown.length === 0) environment.fromString(source);
    const problems = unknown.map((node) => problemOf(node, source, environment));
    return problems.sort((a, b) => a.line - b.line || a.column - b.column);
  } catch (error) {
    if (!TemplateError.is(error)) throw error;
    const { rawMessage, hint, line, column, frame } = error;
    return [{ message: hint ? `${rawMessage} (${hint})` : rawMessage, line, column, frame }];
  }
}

function problemOf({ type, name, input, start }: Named, source: string, environment: Environment): Problem {
  const kind = type === 'Filter' ? 'filter' : 'test';
  const near = closest(name, environment.names(kind));
  const place = source.indexOf(name, input?.end ?? start);
  return {
    message: `No ${kind} named '${name}'.${near === undefined ? '' : ` (did you mean '${near}'?)`}`,
    ...positionAt(source, place),
    frame: codeFrame(source, place, place + name.length),
  };
}

interface Named {
  readonly type: 'Filter' | 'Test';
  readonly name: string;
  readonly input: { readonly end: number } | null;
  readonly start: number;
}

function unknownNames(root: object, environment: Environment): readonly Named[] {
  const below = Object.values(root).flatMap((part: unknown) =>
    typeof part === 'object' && part !== null ? unknownNames(part, environment) : [],
  );
  return isNamed(root) && isUnknown(root, environment) ? [root, ...below] : below;
}

function isNamed(node: object): node is Named {
  return 'type' in node && (node.type === 'Filter' || node.type === 'Test');
}

function isUnknown({ type, name }: Named, environment: Environment): boolean {
  return (type === 'Filter' ? environment.filter(name) : environment.test(name)) === undefined;
}
