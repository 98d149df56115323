import type { Expression, NodeOf, Statement } from '../parser/ast.ts';
import type { Evaluate, Execute } from '../runtime/frame.ts';
import { attribute, item, probeEntry } from './access.ts';
import { set, withBlock } from './assign.ts';
import { autoescape } from './autoescape.ts';
import { block, extendsStatement } from './blocks.ts';
import { body } from './body.ts';
import { call } from './calls.ts';
import { filterBlock, setBlock } from './captured-text.ts';
import type { Compiler, Handlers, Visitor } from './compiler.ts';
import { ifStatement } from './conditions.ts';
import { filter } from './filters.ts';
import { generation } from './generation.ts';
import { fromImport, importStatement, include } from './imports.ts';
import { constant, dict, list, strayedSlice, tupleOf } from './literals.ts';
import { forLoop, loopControl } from './loops.ts';
import { callBlock, macro } from './macros.ts';
import { evaluateName, probeName } from './names.ts';
import { binary, compare, concat, conditional, decideBinary, decideUnary, unary } from './operators.ts';
import { output } from './output.ts';
import type { Written } from './shared-patterns.ts';
import { test } from './tests.ts';

const evaluate: Handlers<Expression, Evaluate> = {
  Name: evaluateName,
  Const: constant,
  Tuple: tupleOf,
  List: list,
  Dict: dict,
  Attribute: attribute,
  Item: item,
  Slice: strayedSlice,
  Call: call,
  Filter: filter,
  Test: test,
  Unary: unary,
  Binary: binary,
  Concat: concat,
  Compare: compare,
  Conditional: conditional,
};

const written = (c: Compiler, node: Written) => output(c, [node]);
const ofExtension = (c: Compiler, node: NodeOf<'Trans' | 'Debug'>) =>
  c.environment.extensions.get(node.type)?.(c, node);

const execute: Handlers<Statement, Execute | undefined> = {
  Text: written,
  Raw: written,
  Output: written,
  Print: written,
  Comment: () => undefined,
  If: ifStatement,
  For: forLoop,
  Break: loopControl,
  Continue: loopControl,
  Set: set,
  SetBlock: setBlock,
  With: withBlock,
  Macro: macro,
  CallBlock: callBlock,
  FilterBlock: filterBlock,
  Block: block,
  Extends: extendsStatement,
  Include: include,
  Import: importStatement,
  FromImport: fromImport,
  Do(c, node) {
    const value = c.evaluate(node.expression);
    return (f) => {
      value(f);
      return 0;
    };
  },
  Autoescape: autoescape,
  Generation: generation,
  Trans: ofExtension,
  Debug: ofExtension,
};

/** Nodes to closures: the handler of each type of node. */
export const closures: Visitor = {
  evaluate,
  probe: { Name: probeName, Attribute: probeEntry, Item: probeEntry },
  decide: { Compare: compare, Test: test, Unary: decideUnary, Binary: decideBinary },
  execute,
  body,
};
