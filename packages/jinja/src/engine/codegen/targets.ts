import type { TargetStep } from '../lower/steps.ts';
import type { Node } from '../parser/ast.ts';
import type { CodeWriter } from './writer.ts';

/** Checks, before anything is computed, that a target with an attribute names a namespace. */
export function checkCode(writer: CodeWriter, target: TargetStep): string {
  if (target.type === 'Unpack') return target.parts.map((part) => checkCode(writer, part)).join('');
  if (target.type === 'Slot') return '';
  return `requireFields(f,${writer.value(target.owner)},${writer.constant(target.node)});`;
}

/** Assigns a value, which is in a variable of JavaScript or can be computed again. */
export function assignCode(writer: CodeWriter, target: TargetStep, value: string): string {
  if (target.type === 'Slot') return `${writer.place(target.variable)}=${value};`;
  if (target.type === 'Field') {
    const name = JSON.stringify(target.name);
    return `setField(f,${writer.value(target.owner)},${name},${value},${writer.constant(target.node)});`;
  }
  const values = writer.temporary();
  const parts = target.parts.map((part, i) => assignCode(writer, part, `${values}[${i}]`));
  return `${values}=unpack(${value},${target.parts.length});${parts.join('')}`;
}

/** Assigns the item of a loop or of a test; unpacking it may fail at this node. */
export const itemCode = (writer: CodeWriter, target: TargetStep, item: string, node: Node): string =>
  target.type === 'Slot'
    ? assignCode(writer, target, item)
    : `rt.at=${writer.constant(node)};${assignCode(writer, target, item)}`;
