import ts from 'typescript-5';
import { kind, type Value } from '../../../code/src/value.ts';
import type { WireRequest } from '../../src/call/snippet-call.ts';

/** A program as TypeScript's own parser reads it. */
interface ParsedProgram {
  /** Number of its statements, those inside of others included. */
  readonly statements: number;
  /** The arguments of its first call of every function, by the name of that. */
  readonly calls: ReadonlyMap<string, readonly unknown[]>;
}

/** Parses a program and evaluates the literals that it calls functions with. Throws for a syntax error. */
export function argumentsIn(source: string): ParsedProgram {
  const file = ts.createSourceFile('snippet.js', source, ts.ScriptTarget.ESNext, false, ts.ScriptKind.JS);
  const errors: unknown = Reflect.get(file, 'parseDiagnostics');
  if (!Array.isArray(errors) || errors.length > 0) throw new Error(`This does not parse:\n${source}`);
  const calls = new Map<string, readonly unknown[]>();
  let statements = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isStatement(node)) statements += 1;
    if (ts.isCallExpression(node)) {
      const name = nameOf(node.expression, source);
      if (!calls.has(name))
        calls.set(
          name,
          node.arguments.map((argument) => literalValue(argument, source)),
        );
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { statements, calls };
}

function nameOf(node: ts.Node, source: string): string {
  return source.slice(node.pos, node.end).trim();
}

/** The value of a literal; keys and files have those of the tests. */
function literalValue(node: ts.Expression, source: string): unknown {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map((element) => literalValue(element, source));
  if (ts.isTemplateExpression(node)) {
    return (
      node.head.text +
      node.templateSpans.map(({ expression, literal }) => `${literalValue(expression, source)}${literal.text}`).join('')
    );
  }
  if (ts.isPropertyAccessExpression(node)) return nameOf(node, source).startsWith('process.env.') ? token : undefined;
  if (ts.isIdentifier(node)) return Buffer.from(content).toString('base64');
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return Object.fromEntries(
    node.properties.flatMap((property) => {
      if (ts.isShorthandPropertyAssignment(property)) {
        return [[property.name.text, literalValue(property.name, source)]];
      }
      if (!ts.isPropertyAssignment(property)) throw new Error(`This is no plain property: ${nameOf(property, source)}`);
      const { name } = property;
      const key = ts.isComputedPropertyName(name) ? literalValue(name.expression, source) : Reflect.get(name, 'text');
      return [[String(key), literalValue(property.initializer, source)]];
    }),
  );
}

/** The value of every environment variable that holds a key. */
export const token = `hf_to"k'en`;

/** The content of every file. */
export const content = 'bytes of the file';

/** A value as the running program has it: with the key, and with files as base64. */
export function resolved(value: Value | undefined): unknown {
  if (Array.isArray(value)) return value.map(resolved);
  if (typeof value !== 'object' || value === null) return value;
  if (kind in value) return textOf(value as Value);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, resolved(item)]));
}

/** The JSON that a request sends. */
export function jsonBodyOf(request: WireRequest | undefined): unknown {
  return request?.body.type === 'json' ? resolved(request.body.value) : undefined;
}

function textOf(value: Value): string {
  if (typeof value === 'string') return value;
  const marked = Object(value);
  if (marked[kind] === 'env') return token;
  if (marked[kind] === 'variable') return Buffer.from(content).toString('base64');
  return marked.parts.map(textOf).join('');
}
