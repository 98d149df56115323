import type { TestStep, TextStep } from '../lower/steps.ts';
import { rowCode, truthCode } from './values.ts';
import type { CodeWriter } from './writer.ts';

/** The JavaScript of a test: a boolean. */
export function testCode(writer: CodeWriter, step: TestStep): string {
  switch (step.type) {
    case 'Text':
      return textCondition(writer, step, writer.temporary(), false);
    case 'Not':
      return `!${writer.test(step.test)}`;
    case 'And':
      return `(${writer.test(step.left)}&&${writer.test(step.right)})`;
    case 'Or':
      return `(${writer.test(step.left)}||${writer.test(step.right)})`;
    case 'Compare': {
      const { operator, left, right, node } = step;
      const operands = `${writer.value(left)},${writer.value(right)},${writer.constant(node)}`;
      if (operator === 'in' || operator === 'not in') return `${operator === 'in' ? '' : '!'}has(f,${operands})`;
      return `compare(f,"${operator}",${operands})`;
    }
    case 'Chain': {
      // Each value is computed once, and none behind the first comparison that is false.
      const { first, rest, operators, node } = step;
      const kept = [first, ...rest].map(() => writer.temporary());
      const tests = rest.map((value, i) => {
        const isIn = operators[i] === 'in' || operators[i] === 'not in';
        const left = i === 0 ? `${kept[0]}=${writer.value(first)}` : kept[i];
        const operands = `${left},${kept[i + 1]}=${writer.value(value)},${writer.constant(node)}`;
        return isIn
          ? `${operators[i] === 'in' ? '' : '!'}has(f,${operands})`
          : `compare(f,"${operators[i]}",${operands})`;
      });
      return `(${tests.join('&&')})`;
    }
    case 'ValueTest': {
      const { name, input, isTrue, isNegated } = step;
      const value = writer.value(input);
      const not = isNegated ? '!' : '';
      if (name === 'none') return `${not}(${value}===null)`;
      const test = writer.constant(isTrue);
      if (name !== 'string') return `${not}${test}(${value})`;
      const kept = writer.temporary();
      return `${not}(typeof(${kept}=${value})==='string'||${test}(${kept}))`;
    }
    case 'RowTest':
      return `${step.isNegated ? '!' : ''}truthy(${rowCode(writer, step.call, writer.value(step.input))})`;
    case 'Truthy':
      return truthCode(writer, writer.temporary(), writer.value(step.value), step.node);
  }
}

/** A comparison with texts; the subject is read into `kept` unless it is there already. */
export function textCondition(writer: CodeWriter, step: TextStep, kept: string, isRead: boolean): string {
  const { subject, texts, isEquality, node } = step;
  const value = isRead ? kept : `(${kept}=${writer.value(subject)})`;
  const equals = texts.map((text) => `${kept}===${JSON.stringify(text)}`).join('||') || 'false';
  const otherwise = `indexOfText(f,${writer.constant(node)},${writer.constant(texts)},${kept})>=0`;
  return `${isEquality ? '' : '!'}(typeof ${value}==='string'?${equals}:${otherwise})`;
}
