import { type TextTest, textTest } from '../compile/shared-patterns.ts';
import { directTest } from '../compile/tests.ts';
import type { Expression, NodeOf } from '../parser/ast.ts';
import type { CodeWriter } from './code-writer.ts';
import { probeCode, rowTest, truthOf } from './expressions.ts';

/** The JavaScript of an expression of which only the truth matters: a boolean. */
export function conditionCode(w: CodeWriter, node: Expression): string {
  const form = textTest(w.c, node);
  if (form) return textCondition(w, form);
  switch (node.type) {
    case 'Unary':
      if (node.operator === 'not') return `!${w.condition(node.operand)}`;
      break;
    case 'Binary':
      if (node.operator === 'and' || node.operator === 'or')
        return `(${w.condition(node.left)}${node.operator === 'and' ? '&&' : '||'}${w.condition(node.right)})`;
      break;
    case 'Compare':
      return compare(w, node) ?? w.closure(node);
    case 'Test':
      return test(w, node) ?? w.closure(node);
  }
  return truthOf(w, w.temporary(), probeCode(w, node), node);
}

function compare(w: CodeWriter, node: NodeOf<'Compare'>): string | undefined {
  const [operator] = node.operators;
  const [right] = node.operands;
  if (!operator || !right || node.operators.length > 1) return undefined;
  const site = w.constant(node);
  if (operator === 'in' || operator === 'not in')
    return `${operator === 'in' ? '' : '!'}has(f,${w.value(node.first)},${w.value(right)},${site})`;
  return `compare(f,${JSON.stringify(operator)},${w.value(node.first)},${w.value(right)},${site})`;
}

/** A comparison with texts; the subject is read into `kept` unless it is there already. */
export function textCondition(
  w: CodeWriter,
  { subject, texts, isEquality, node }: TextTest,
  kept = w.temporary(),
  isRead = false,
): string {
  const value = isRead ? kept : `(${kept}=${probeCode(w, subject)})`;
  const equals = texts.map((text) => `${kept}===${JSON.stringify(text)}`).join('||') || 'false';
  const otherwise = `placeOf(f,${w.constant(node)},${w.constant(texts)},${kept})>=0`;
  return `${isEquality ? '' : '!'}(typeof ${value}==='string'?${equals}:${otherwise})`;
}

function test(w: CodeWriter, node: NodeOf<'Test'>): string | undefined {
  const isTrue = directTest(w.c, node);
  const code = isTrue ? directCode(w, node, w.constant(isTrue)) : rowTest(w, node);
  return code && (node.isNegated ? '!' : '') + code;
}

/** A test of the value alone; the most common ones without a call. */
function directCode(w: CodeWriter, { name, input }: NodeOf<'Test'>, isTrue: string): string {
  const value = probeCode(w, input);
  if (name === 'none') return `(${value}===null)`;
  if (name !== 'string') return `${isTrue}(${value})`;
  const kept = w.temporary();
  return `(typeof(${kept}=${value})==='string'||${isTrue}(${kept}))`;
}
