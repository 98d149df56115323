import { isMissing, valueTests } from '../library/index.ts';
import type { NodeOf } from '../parser/ast.ts';
import type { Decide } from '../runtime/frame.ts';
import { isString, truthy, type Value } from '../runtime/values.ts';
import { boundCall, prepare } from './bound-call.ts';
import type { Compiler } from './compiler.ts';
import { check, unknown } from './filters.ts';

/** A test of the value alone, which needs no call and accepts a missing value. */
export function directTest(
  c: Compiler,
  { name, arguments: given }: NodeOf<'Test'>,
): ((value: Value) => boolean) | undefined {
  const { args, keywords, star, doubleStar } = given;
  const isBare = !args.length && !keywords.length && !star && !doubleStar;
  return isBare && !c.environment.tests.has(name) ? valueTests.get(name) : undefined;
}

/** `input is name(arguments)`: always a truth value. */
export function test(c: Compiler, node: NodeOf<'Test'>): Decide {
  const { name, isNegated } = node;
  const row = c.environment.test(name);
  const isTrue = directTest(c, node);
  if (isTrue) {
    const input = c.probe(node.input);
    if (name === 'defined') return (f) => isMissing(input(f)) === isNegated;
    if (name === 'string')
      return (f) => {
        const value = input(f);
        return (typeof value === 'string' || isString(value)) !== isNegated;
      };
    if (name === 'none') return (f) => (input(f) === null) !== isNegated;
    return (f) => isTrue(input(f)) !== isNegated;
  }
  if (!row) check(c, 'test', node);
  const input = c.evaluate(node.input);
  if (!row) return unknown(c, 'test', node, input) as Decide;
  const call = boundCall(row, prepare(c, node.arguments, node));
  return (f) => truthy(call(f, input(f))) !== isNegated;
}
