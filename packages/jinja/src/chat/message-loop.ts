import type { Body, Expression, Node, NodeOf, Statement, Target, TemplateNode } from '../parser/ast.ts';
import { childNodes, eachNode } from '../parser/walk.ts';
import { holdsState } from './holds-state.ts';

/** The loop over the messages, and that its finished part stays as it is when messages are added. */
export interface MessageLoop {
  readonly loop: NodeOf<'For'>;
  /** Number of trailing messages to render again: 1 if the body tests for the last message, otherwise 0. */
  readonly back: 0 | 1;
  /** Minimum number of messages for the proof to hold: the template reads that many by index. */
  readonly minimum: number;
}

/** Why a template must be rendered from the start. */
export type Obstacle = string;

const frontAttributes = new Set(['index', 'index0', 'first', 'previtem', 'depth', 'depth0', 'cycle']);
const backAttributes = new Set(['last', 'nextitem']);
const pureFunctions = new Set(['range', 'dict', 'namespace', 'raise_exception', 'caller']);

/**
 * Finds the loop over the messages and proves, by reading, that what it has printed for the first messages does not
 * depend on how many come after: nothing that the body reads may change when messages are appended, and nothing that
 * one round does may be seen by the next.
 */
export function findMessageLoop(template: TemplateNode): MessageLoop | Obstacle {
  const proof = new Proof();
  for (const node of template.body.nodes) {
    const source = node.type === 'For' ? proof.growingSource(node.iterable) : undefined;
    if (node.type === 'For' && source)
      return proof.loop(node) ?? { loop: node, back: proof.back, minimum: proof.minimum };
    proof.before(node, false);
    if (proof.obstacle) return proof.obstacle;
  }
  return 'no loop over the messages stands at the top of the template';
}

class Proof {
  obstacle: Obstacle | undefined;
  back: 0 | 1 = 0;
  minimum = 1;
  /** Names that hold the messages, or all but some first ones. */
  readonly #growing = new Set(['messages']);
  /** Names whose value may change when messages are appended. */
  readonly #tainted = new Set<string>();
  readonly #macros = new Set<string>();

  /** True if an expression is the messages, or a slice of them from a fixed index to the end. */
  growingSource(node: Expression): boolean {
    if (node.type === 'Name') return this.#growing.has(node.name) && !this.#tainted.has(node.name);
    if (node.type !== 'Item' || node.index.type !== 'Slice' || !this.growingSource(node.object)) return false;
    const { from, to, step } = node.index;
    return to === null && step === null && (from === null || this.#isIndex(from));
  }

  /** Follows a statement before the loop; `isShaky`: whether it runs at all may change. */
  before(node: Statement, isShaky: boolean): void {
    switch (node.type) {
      case 'Set': {
        const isShakyValue = isShaky || !this.#isStable(node.value) || holdsState(node.value);
        const growing = this.growingSource(node.value) && !isShaky;
        for (const name of targetNames(node.target)) {
          if (growing) this.#growing.add(name);
          else if (isShakyValue || this.#growing.has(name)) this.#tainted.add(name);
        }
        break;
      }
      case 'SetBlock':
        if (isShaky || !this.#isStable(node.body) || (node.filter && holdsState(node.filter)))
          for (const name of targetNames(node.target)) this.#tainted.add(name);
        break;
      case 'If': {
        let isShakyInside = isShaky || !this.#isStableTest(node.test);
        for (const inner of node.body.nodes) this.before(inner, isShakyInside);
        for (const { test, body } of node.elseIfs) {
          isShakyInside ||= !this.#isStableTest(test);
          for (const inner of body.nodes) this.before(inner, isShakyInside);
        }
        for (const inner of node.otherwise?.nodes ?? []) this.before(inner, isShakyInside);
        break;
      }
      case 'For': {
        const isShakyInside = isShaky || !this.#isStable(node.iterable);
        for (const inner of node.body.nodes) this.before(inner, isShakyInside);
        for (const inner of node.otherwise?.nodes ?? []) this.before(inner, isShakyInside);
        break;
      }
      case 'Macro':
        this.#macros.add(node.name);
        if (!this.#isStable(node.body) || !this.#isStable(node.defaults)) this.#tainted.add(node.name);
        this.#check(node.body, localNames(node.body));
        break;
      case 'Include':
      case 'Import':
      case 'FromImport':
      case 'Extends':
      case 'Block':
        this.obstacle = `{% ${node.type.toLowerCase()} %} brings in what cannot be read here`;
        break;
      default:
        // Whatever else stands there may fill a namespace on its way.
        eachNode(node, (inner) => {
          if (inner.type === 'NamespaceTarget') this.#tainted.add(inner.object);
        });
    }
  }

  loop(node: NodeOf<'For'>): Obstacle | undefined {
    if (node.test) return 'the loop over the messages leaves some out';
    if (node.isRecursive) return 'the loop over the messages is recursive';
    if (!this.#isStable(node.body))
      return 'the loop reads something that changes as messages are added, or as it is read';
    this.#check(node.body, localNames(node.body));
    this.#checkLoopVariable(node.body);
    return this.obstacle;
  }

  /** Refuses what one round could leave for the next, or what is not the same each time. */
  #check(value: Body, locals: ReadonlySet<string>): void {
    eachNode(value, (node) => {
      if (node.type === 'NamespaceTarget' && !locals.has(node.object))
        this.obstacle ??= `a round of the loop leaves something in the namespace ${node.object}`;
      if (node.type === 'Break') this.obstacle ??= 'the loop can stop early';
      if (node.type === 'Filter' && node.name === 'random') this.obstacle ??= 'the loop uses chance';
      if (node.type === 'Call' && node.callee.type === 'Name') {
        const { name } = node.callee;
        const isKnown = this.#macros.has(name) || pureFunctions.has(name) || name === 'loop';
        if (!isKnown) this.obstacle ??= `the loop calls ${name}(), which may give something else next time`;
      }
      if (node.type === 'Name' && (node.name === 'cycler' || node.name === 'joiner'))
        this.obstacle ??= `${node.name}() remembers earlier rounds`;
    });
  }

  #checkLoopVariable(value: object): void {
    const node = value as Node;
    if (node.type === 'For') {
      // Only its body has a loop variable of its own.
      for (const part of [node.iterable, node.test, node.otherwise]) if (part) this.#checkLoopVariable(part);
      return;
    }
    if (node.type === 'Attribute' && node.object.type === 'Name' && node.object.name === 'loop') {
      if (backAttributes.has(node.name)) this.back = 1;
      else if (!frontAttributes.has(node.name)) this.obstacle ??= `the loop reads loop.${node.name}`;
      return;
    }
    if (node.type === 'Name' && node.name === 'loop') this.obstacle ??= 'the loop hands on its loop variable';
    for (const part of childNodes(value)) this.#checkLoopVariable(part);
  }

  /** A condition may also ask whether there are messages: once there are, there always will be. */
  #isStableTest(node: Expression): boolean {
    if (node.type === 'Name' && this.#growing.has(node.name)) return !this.#tainted.has(node.name);
    if (node.type === 'Unary' && node.operator === 'not') return this.#isStableTest(node.operand);
    if (node.type === 'Binary' && (node.operator === 'and' || node.operator === 'or'))
      return this.#isStableTest(node.left) && this.#isStableTest(node.right);
    return this.#isStable(node);
  }

  #isIndex(node: Expression): boolean {
    if (node.type !== 'Const' || !Number.isSafeInteger(node.value) || (node.value as number) < 0) return false;
    this.minimum = Math.max(this.minimum, (node.value as number) + 1);
    return true;
  }

  /** True if appending messages cannot change the value: it reads messages only by index from the front. */
  #isStable(value: object): boolean {
    const node = value as Node;
    if (node.type === 'Name') return !this.#growing.has(node.name) && !this.#tainted.has(node.name);
    if (node.type === 'Item' && this.growingSource(node.object)) return this.#isIndex(node.index);
    if (node.type === 'If' || node.type === 'Conditional')
      return childNodes(node).every((part) =>
        part === node.test ? this.#isStableTest(node.test) : this.#isStable(part),
      );
    return childNodes(node).every((part) => this.#isStable(part));
  }
}

function targetNames(target: Node): string[] {
  const names: string[] = [];
  eachNode(target, (node) => {
    if (node.type === 'Name') names.push(node.name);
    if (node.type === 'NamespaceTarget') names.push(node.object);
  });
  return names;
}

/** The names that a body sets, whatever happens and before anything else is done with them, to a namespace of its own. */
function localNames(body: Body): ReadonlySet<string> {
  const names = new Set<string>();
  const others = new Set<string>();
  for (const statement of body.nodes) {
    const own = statement.type === 'Set' && isNamespaceCall(statement.value) ? targetName(statement.target) : undefined;
    if (own !== undefined && !others.has(own)) names.add(own);
    else
      eachNode(statement, (node) => {
        if (node.type === 'NamespaceTarget' && !names.has(node.object)) others.add(node.object);
        // Another name for a namespace from outside.
        if (node.type === 'Set' && node.target.type !== 'NamespaceTarget')
          for (const name of targetNames(node.target)) names.delete(name);
      });
  }
  return names;
}

const targetName = (target: Target): string | undefined => (target.type === 'Name' ? target.name : undefined);

function isNamespaceCall({ type, ...node }: Expression): boolean {
  return type === 'Call' && 'callee' in node && node.callee.type === 'Name' && node.callee.name === 'namespace';
}
