import type { Node } from '../parser/ast.ts';
import { typeError } from '../runtime/errors.ts';
import type { Frame } from '../runtime/frame.ts';
import { str } from '../runtime/repr.ts';
import { isString, typeName, type Value } from '../runtime/values.ts';

/** The result of a call or filter block, which must be text. */
export function blockText(f: Frame, value: Value, node: Node): string {
  if (isString(value)) return str(value);
  f.rt.at = node;
  throw typeError(`expected str instance, ${typeName(value)} found`);
}
