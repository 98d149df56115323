import type { Test } from '../parser/ast.ts';
import type { Decide } from '../runtime/frame.ts';
import { isMapping, isNumber, isString, truthy, Undefined, type Value } from '../runtime/values.ts';
import { boundCall, prepare } from './bound-call.ts';
import type { Compiler } from './compiler.ts';
import { check, unknown } from './filters.ts';

/** True if a value is missing: JavaScript's undefined, or an undefined value of the template. */
export const isMissing = (value: Value): boolean => value === undefined || value instanceof Undefined;

/** Tests of the value alone that need neither a call nor a value for what is missing. */
const direct: Readonly<Record<string, (value: Value) => boolean>> = {
  defined: (value) => !isMissing(value),
  undefined: isMissing,
  none: (value) => value === null,
  string: isString,
  mapping: isMapping,
  number: isNumber,
  boolean: (value) => typeof value === 'boolean',
  true: (value) => value === true,
  false: (value) => value === false,
};

/** `input is name(arguments)`: always a truth value. */
export function test(c: Compiler, node: Test): Decide {
  const { name, isNegated } = node;
  const row = c.environment.test(name);
  const { args, keywords, star, doubleStar } = node.arguments;
  const isBare = !args.length && !keywords.length && !star && !doubleStar;
  if (isBare && Object.hasOwn(direct, name) && !c.environment.tests.has(name)) {
    const check = direct[name] as (value: Value) => boolean;
    const input = c.probe(node.input);
    if (name === 'defined') return (f) => isMissing(input(f)) === isNegated;
    if (name === 'string')
      return (f) => {
        const value = input(f);
        return (typeof value === 'string' || isString(value)) !== isNegated;
      };
    if (name === 'none') return (f) => (input(f) === null) !== isNegated;
    return (f) => check(input(f)) !== isNegated;
  }
  if (!row) check(c, 'test', node);
  const input = c.evaluate(node.input);
  if (!row) return unknown(c, 'test', node, input) as Decide;
  const call = boundCall(row, prepare(c, node.arguments, node));
  return (f) => truthy(call(f, input(f))) !== isNegated;
}
