import type { Node } from '../parser/ast.ts';
import { typeError } from '../runtime/errors.ts';
import type { Frame } from '../runtime/frame.ts';
import { str } from '../runtime/repr.ts';
import { isString, typeName, type Value } from '../runtime/values.ts';

/** Writes the result of a call or filter block, which must be text. */
export function writeText(f: Frame, value: Value, node: Node): void {
  if (isString(value)) {
    f.out += str(value);
    return;
  }
  f.rt.at = node;
  throw typeError(`expected str instance, ${typeName(value)} found`);
}
