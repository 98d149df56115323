import type { NodeOf, Statement } from '../parser/ast.ts';
import { Dict } from '../runtime/dict.ts';
import { truthy } from '../runtime/truth.ts';
import { Undefined } from '../runtime/undefined.ts';
import { Tuple, type Value } from '../runtime/values.ts';
import { analyze, eachName, findReads, reads } from './analyze.ts';
import { collectNames, innerScope, lowerBody, lowerScoped } from './bodies.ts';
import { lowerCall, lowerFilter } from './calls.ts';
import { lowerFor } from './loops.ts';
import type { Lowering } from './lowering.ts';
import { lowerMacro } from './macros.ts';
import { lowerAll } from './patterns.ts';
import type { Variable } from './scope.ts';
import type { Body, Step, TestStep } from './steps.ts';
import { checkLoopTarget, lowerTarget } from './targets.ts';
import { mayMerge, type TextTest, textTest } from './tests.ts';

/** Statements that Jinja notes the line of not at their start, or not at all. */
const notedLater: ReadonlySet<Statement['type']> = new Set([
  ...(['For', 'Set', 'SetBlock', 'FilterBlock', 'With', 'Autoescape', 'Extends', 'Trans'] as const),
]);

/** The step that runs a statement; undefined for one without effect. */
export function lowerStatement(this: Lowering, node: Statement): Step | undefined {
  const { lines, state } = this;
  const { start, end } = node;
  lines.cover(node, notedLater.has(node.type) ? undefined : node.at);
  switch (node.type) {
    case 'If':
      return lowerIf(this, node);
    case 'For':
      return lowerFor(this, node);
    case 'Break':
    case 'Continue': {
      const text = node.type === 'Break' ? "'break' outside loop" : "'continue' not properly in loop";
      // Python sees lowering only after Jinja has compiled all of the template.
      if (!state.isInLoop) this.deferredError ??= this.fail(text, node, '', 'SyntaxError');
      this.controls++;
      return { type: node.type, start, end };
    }
    case 'Set': {
      lines.cover(node.target);
      lines.cover(node, node.at);
      const value = this.value(node.value);
      return { type: 'Set', start, end, target: lowerTarget(this, node.target, 'set'), value, node };
    }
    case 'SetBlock': {
      if (this.forDepth) checkLoopTarget(this, node.target);
      const before = this.enter({ checksOutput: false });
      const scope = innerScope(this);
      const body = lowerScoped(this, node.body, scope);
      this.state = before;
      lines.cover(node, node.at);
      this.enterScope(scope);
      const value = node.filter ? lowerFilter(this, node.filter, true) : ({ type: 'Captured' } as const);
      this.state = before;
      return { type: 'SetBlock', start, end, target: lowerTarget(this, node.target), body, value, node };
    }
    case 'FilterBlock': {
      const scope = innerScope(this);
      reads(scope, node.filter);
      const body = lowerScoped(this, node.body, scope);
      lines.cover(node, node.at);
      this.enterScope(scope);
      const value = lowerFilter(this, node.filter, true);
      this.state = state;
      return { type: 'FilterBlock', start, end, body, value, node };
    }
    case 'With': {
      const values = lowerAll(this, node.values);
      const scope = innerScope(this);
      for (const target of node.targets) eachName(scope, target);
      analyze(scope, node.body.nodes);
      this.enterScope(scope);
      const targets = node.targets.map((target) => lowerTarget(this, target, 'with'));
      const body = lowerBody(this, node.body, scope);
      this.state = state;
      return { type: 'With', start, end, targets, values, body, node };
    }
    case 'Macro': {
      const macro = lowerMacro(this, node, node.name);
      return { type: 'Macro', start, end, macro, variable: state.scope.find(node.name) as Variable };
    }
    case 'CallBlock': {
      const caller = lowerMacro(this, node, undefined);
      lines.note(node.at);
      return { type: 'CallBlock', start, end, value: lowerCall(this, node.call, caller), node };
    }
    case 'Block': {
      if (state.isTop && this.hasKnownExtends) return undefined;
      const names = node.isScoped ? collectNames(this) : undefined;
      return { type: 'Block', start, end, node, names, isChecked: state.isTop && this.extendsCount > 0 };
    }
    case 'Extends': {
      if (!state.isTop) throw this.fail('cannot use extend from a non top-level scope', node);
      lines.cover(node.template, node.at);
      const isLater = this.extendsCount++ > 0;
      const isCertain = this.hasKnownExtends;
      if (state.isRoot) this.hasKnownExtends = true;
      const template = this.value(node.template);
      return { type: 'Extends', start, end, node, template, isLater, isCertain };
    }
    case 'Include': {
      const template = this.value(node.template);
      return { type: 'Include', start, end, node, template, names: node.withContext ? collectNames(this) : undefined };
    }
    case 'Import':
    case 'FromImport': {
      const template = this.value(node.template);
      const names = node.withContext ? collectNames(this) : undefined;
      const find = (name: string) => state.scope.find(name) as Variable;
      const targets =
        node.type === 'Import'
          ? [[find(node.target), undefined] as const]
          : node.names.map(({ name, alias }) => [find(alias), name] as const);
      return { type: 'Import', start, end, node, template, names, targets, place: this.locate(node) };
    }
    case 'Do':
      return { type: 'Do', start, end, value: this.value(node.expression) };
    case 'Autoescape': {
      const scope = innerScope(this);
      reads(scope, node.value);
      analyze(scope, node.body.nodes);
      this.enterScope(scope);
      const value = this.value(node.value);
      this.enter({ autoescape: node.value.type === 'Const' ? truthy(node.value.value) : undefined });
      const body = lowerBody(this, node.body, scope);
      this.state = state;
      return { type: 'Autoescape', start, end, value, body };
    }
    case 'Generation':
      return lowerGeneration(this, node);
    case 'Trans':
    case 'Debug':
      return this.environment.extensions.get(node.type)?.(this, node);
  }
  return undefined;
}

function lowerIf(lowering: Lowering, node: NodeOf<'If'>): Step {
  const { start, end, otherwise } = node;
  const before = lowering.enter({ isRoot: false, isSoft: true });
  const all = [node, ...node.elseIfs];
  const { lines } = lowering;
  // The first tests, as long as they compare the same path with texts: it is read once for all of them.
  const texts: TextTest[] = [];
  for (const { test } of all) {
    const choice = textTest(lowering, test);
    if (!choice || !mayMerge(lowering, texts[0] ?? choice, choice)) break;
    texts.push(choice);
  }
  const choices = texts.length > 1 ? texts.length : 0;
  const branches: { test: TestStep; body: Body }[] = [];
  for (const branch of all) {
    lines.cover(branch.test, branch.at);
    const test = lowering.test(branch.test);
    branches.push({ test, body: lowerBody(lowering, branch.body) });
  }
  const last = otherwise ? lowerBody(lowering, otherwise) : undefined;
  lowering.state = before;
  return { type: 'If', start, end, branches, otherwise: last, choices };
}

function lowerGeneration(lowering: Lowering, node: NodeOf<'Generation'>): Step {
  const { start, end, body } = node;
  const { undefinedKind } = lowering.environment;
  const scope = innerScope(lowering);
  const special: [Variable, Value][] = [];
  // To Jinja this is a call block, whose body is a macro that is called without anything.
  for (const word of findReads(lowering.ast, body, 'caller', 'kwargs', 'varargs')) {
    const none = new Undefined(undefinedKind, word, undefined, 'No caller defined');
    special.push([scope.declare(word), word === 'caller' ? none : word === 'kwargs' ? new Dict() : new Tuple()]);
  }
  analyze(scope, body.nodes);
  const before = lowering.enterScope(scope, false);
  lowering.enter({ checksOutput: false });
  const steps = lowerBody(lowering, body, scope);
  lowering.state = before;
  lowering.lines.note(node.at);
  return { type: 'Generation', start, end, body: steps, special };
}
