import ts from 'typescript-5';
import type { Fix } from '../packages/catalog/src/checks/check.ts';

type Text = Fix['before'];

/**
 * Writes `after` in the place of each literal of a module whose value is `before`; what surrounds it stays as it is.
 *
 * @throws Error when there is no such literal: the value is computed, and has to be changed by hand
 */
export function applyFix(source: string, { before, after }: Pick<Fix, 'before' | 'after'>): string {
  const file = ts.createSourceFile('module.ts', source, ts.ScriptTarget.Latest);
  const places: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (isSame(literalValue(node), before)) places.push(node);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  if (places.length === 0) throw new Error(`No literal is ${JSON.stringify(before)}: change it by hand.`);
  const start = (node: ts.Node) => node.getStart(file);
  return places.reduceRight(
    (text, node) => text.slice(0, start(node)) + JSON.stringify(after) + text.slice(node.end),
    source,
  );
}

/** The value of a literal of text, or of a list of such literals. */
function literalValue(node: ts.Node): Text | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isArrayLiteralExpression(node)) return undefined;
  const texts = node.elements.filter(ts.isStringLiteralLike).map(({ text }) => text);
  return texts.length === node.elements.length ? texts : undefined;
}

function isSame(one: Text | undefined, other: Text): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
