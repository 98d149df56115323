import { Environment, positionAt } from '@hubkit/jinja';
import { decodeEntity } from '@hubkit/jinja/entities';
import type { Expression, Node } from '../../src/engine/parser/ast.ts';
import { contains, eachNode } from '../../src/engine/parser/walk.ts';
import { type Case, type Outcome, run, withExtensions } from '../engine.ts';
import { compare } from './compare.ts';

type Failure = Extract<Outcome, { ok: false }>;

/** A difference that the compatibility page names: how one recognizes it by the case and both outcomes. */
interface Documented {
  readonly name: string;
  isIt(item: Case, python: Outcome, ours: Outcome): boolean;
}

/** Names a difference that the compatibility page lists: an implementation detail of Jinja that ours does not imitate. */
export function documented(item: Case, python: Outcome, ours: Outcome): string | undefined {
  return DOCUMENTED.find(({ isIt }) => isIt(item, python, ours))?.name;
}

const DOCUMENTED: readonly Documented[] = [
  {
    name: 'a method that changes a value',
    isIt: (item, python, ours) =>
      /^(jinja|sandbox)$/.test(String(item.options?.environment)) &&
      (failed(ours, REFUSED) ||
        (python.ok && PRINTED.test(python.output)) ||
        nodesOf(item).some(({ node }) => CHANGING.test(memberOf(node)))),
  },
  { name: 'complex numbers', isIt: (_, __, ours) => failed(ours, /is a complex number$/) },
  {
    name: 'a filter or call block that gives no text',
    isIt: (item, python, ours) =>
      (failed(ours, /^expected str instance, \w+ found$/) ||
        failed(python, /^sequence item \d+: expected str instance/)) &&
      !python.ok &&
      !ours.ok &&
      nodesOf(item).some(({ node }) => node.type === 'FilterBlock' || node.type === 'CallBlock'),
  },
  {
    name: 'a set block that writes into something else than a namespace',
    isIt: (item, _, ours) =>
      failed(ours, /^cannot assign attribute on non-namespace object$/) &&
      nodesOf(item).some(
        ({ node, line }) =>
          node.type === 'SetBlock' &&
          line === ours.line &&
          (node.target.type === 'NamespaceTarget' || contains(node.target, ({ type }) => type === 'NamespaceTarget')),
      ),
  },
  {
    name: 'a slice of a constant that has none',
    isIt: (item, _, ours) =>
      failed(ours, NO_SLICE) &&
      nodesOf(item).some(
        ({ node, line, lineOf }) =>
          node.type === 'Item' &&
          node.index.type === 'Slice' &&
          isBetween(line, ours.line, lineOf(node.end)) &&
          (isConstant(node) || hasConstantChoice(node.object) || contains(node.object, hasConstantChoice)),
      ),
  },
  {
    name: 'include without context',
    isIt: (item, python) =>
      (python.ok && /generator object root\.<locals>/.test(python.output)) ||
      nodesOf(item).some(
        ({ node }) =>
          (/^(SetBlock|FilterBlock|Generation|Macro|CallBlock)$/.test(node.type) ||
            (node.type === 'For' && node.isRecursive)) &&
          contains(node, (inner) => inner.type === 'Include' && !inner.withContext),
      ),
  },
  {
    name: 'the name of a character in HTML',
    isIt: (item, python) => compare(python, run({ ...item, options: { ...item.options, decodeEntity } })) === undefined,
  },
  {
    name: 'a name that Jinja overlooks and folds away',
    isIt: (item, _, ours) =>
      failed(ours, /^Tried to resolve a name to a reference that was unknown to the frame/) &&
      nodesOf(item).some(({ node }) => hasConstantChoice(node)),
  },
  {
    name: 'a constant that Jinja computes while it compiles',
    isIt: (_, python) =>
      !python.ok &&
      python.compiled === false &&
      python.line === null &&
      !/^(SyntaxError|AssertionError)$/.test(python.type),
  },
  {
    name: 'a constant that Jinja computes while it compiles a template that another loads',
    isIt: (item, python) =>
      !python.ok &&
      /^(TypeError|ValueError|ZeroDivisionError|OverflowError)$/.test(python.type) &&
      nodesOf(item).some(({ node, line }) => LOADS.test(node.type) && line === python.line),
  },
  {
    name: 'a method of a type',
    isIt: (_, python) =>
      failed(python, /^unbound method dict\./) || (python.ok && python.output.includes("of 'dict' objects>")),
  },
  {
    name: 'a generic type',
    isIt: (item, python) =>
      python.ok &&
      python.output.includes('dict[') &&
      nodesOf(item).some(
        ({ node }) => node.type === 'Item' && node.object.type === 'Name' && node.object.name === 'dict',
      ),
  },
  {
    name: 'a constant in an autoescape region that is decided when it is rendered',
    isIt: (item, python, ours) =>
      python.ok &&
      ours.ok &&
      unescaped(python.output) === unescaped(ours.output) &&
      nodesOf(item).some(({ node }) => node.type === 'Autoescape' && !isConstant(node.value)),
  },
  {
    name: 'a safe part of a constant, which Jinja escapes once more',
    isIt: (item, python) => {
      const template = withPlainConstants(item);
      return template !== item.template && compare(python, run({ ...item, template })) === undefined;
    },
  },
  {
    name: 'the line of a set statement after a constant',
    isIt: (item, python, ours) =>
      failed(ours, /^cannot assign attribute on non-namespace object$/) &&
      !python.ok &&
      !ours.ok &&
      compare({ ...python, line: ours.line }, ours) === undefined &&
      nodesOf(item).some(
        ({ node, lineOf }) =>
          (node.type === 'Output' || node.type === 'Print') &&
          (node.type === 'Print' ? node.expressions : [node.expression]).some(
            (value) => isConstant(value) && isBetween(lineOf(value.start), ours.line, lineOf(value.end)),
          ),
      ),
  },
  {
    name: 'the line of an error in a with statement',
    isIt: (item, python, ours) =>
      !python.ok &&
      !ours.ok &&
      compare({ ...python, line: ours.line }, ours) === undefined &&
      // Either side may blame what was printed before the statement, but nothing behind it.
      nodesOf(item).some(
        ({ node, line, lineOf }) =>
          node.type === 'With' && isBetween(1, ours.line, Math.max(line, ...node.values.map(({ end }) => lineOf(end)))),
      ),
  },
  {
    name: 'a limit of size',
    isIt: (item, python, ours) =>
      failed(ours, /^the template made a (list|text) of more than /) &&
      compare(python, run({ ...item, options: { ...item.options, limits: LARGE } })) === undefined,
  },
  {
    name: 'include of a dict',
    isIt: (item, python) =>
      failed(python, /^-1$/) &&
      python.type === 'KeyError' &&
      nodesOf(item).some(({ node, line }) => node.type === 'Include' && line === python.line),
  },
  {
    name: 'an integer beyond the limit',
    isIt: (_, python, ours) =>
      failed(ours, /^an integer grew past \d+ bits$/) &&
      (python.ok || /^(OverflowError|ValueError|MemoryError)$/.test(python.type)),
  },
  { name: 'infinity as a constant', isIt: (_, python) => failed(python, /^name '(inf|nan)' is not defined$/) },
];

/** True for an expression whose constant part may decide that the others are not evaluated. */
function hasConstantChoice(node: Node): boolean {
  if (node.type === 'Conditional') return isConstant(node.test);
  if (node.type === 'Compare') return node.operands.length > 1 && isConstant(node.first);
  return node.type === 'Binary' && /^(and|or)$/.test(node.operator) && isConstant(node.left);
}

/** The template with constant concatenations as Jinja folds them: to plain text, which is escaped as a whole. */
function withPlainConstants({ template, templates, ...others }: Case): string {
  const found = nodesOf({ template, ...others }).find(({ node }) => node.type === 'Concat' && isConstant(node))?.node;
  if (found?.type !== 'Concat') return template;
  const items = found.items.map(({ start, end }) => `(${template.slice(start, end)})`);
  const folded = `('${'%s'.repeat(items.length)}'|format(${items.join(', ')}))`;
  return withPlainConstants({
    ...others,
    template: template.slice(0, found.start) + folded + template.slice(found.end),
  });
}

/** Sizes that Python still has memory for in the cases of a campaign. */
const LARGE = { steps: 1_000_000_000, listLength: 16_000_000, outputLength: 512_000_000 };

const LOADS = /^(Extends|Include|Import|FromImport)$/;

/** Methods that change a list or dict. */
const CHANGES = '(append|clear|extend|insert|pop|popitem|remove|reverse|setdefault|sort|update)';
const CHANGING = new RegExp(`^${CHANGES}$`);
const REFUSED = new RegExp(`^access to attribute '${CHANGES}'`);
const PRINTED = new RegExp(`<built-in method ${CHANGES} of (dict|list) object`);

/** Errors of slicing. */
const NO_SLICE = /is not subscriptable$|^unhashable type: 'slice'$|^slice indices must be integers/;

const failed = (outcome: Outcome, message: RegExp): outcome is Failure => !outcome.ok && message.test(outcome.message);

/** True for what Jinja computes while it compiles: nothing in it is known only when the template is rendered. */
const isConstant = (node: Expression): boolean => !isVariable(node) && !contains(node, isVariable);

const isVariable = ({ type }: Node): boolean => type === 'Name' || type === 'Call';

const isBetween = (first: number, line: number | null, last: number): boolean =>
  line !== null && first <= line && line <= last;

/** Name of the attribute or item that a node reads, otherwise the empty string. */
function memberOf(node: Node): string {
  if (node.type === 'Attribute') return node.name;
  const key =
    node.type === 'Item'
      ? node.index
      : node.type === 'Filter' && node.name === 'attr'
        ? node.arguments.args[0]
        : undefined;
  return key?.type === 'Const' ? String(key.value) : '';
}

/** The text before it was escaped for HTML, however often. */
function unescaped(text: string): string {
  const once = text.replace(/&(?:lt|gt|amp|#34|#39);/g, (entity) => ENTITIES[entity] ?? entity);
  return once === text ? text : unescaped(once);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&#34;': '"',
  '&#39;': "'",
};

interface Placed {
  readonly node: Node;
  /** The line where it begins. */
  readonly line: number;
  readonly lineOf: (offset: number) => number;
}

/** The nodes of a case's templates that parse. */
function nodesOf({ template, templates = {}, options }: Case): Placed[] {
  const environment = new Environment(withExtensions(options));
  return [...new Set([template, ...Object.values(templates)])].flatMap((source) => {
    const lineOf = (offset: number) => positionAt(source, offset).line;
    const nodes: Placed[] = [];
    try {
      eachNode(environment.parse(source).body, (node) => nodes.push({ node, line: lineOf(node.start), lineOf }));
    } catch {
      return [];
    }
    return nodes;
  });
}
