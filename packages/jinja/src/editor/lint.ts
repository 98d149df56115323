import { variableUses } from '../chat/free-variables.ts';
import { Environment } from '../environment.ts';
import type { Body, Expression, If, Node, Statement, TemplateNode } from '../parser/ast.ts';
import { eachNode } from '../parser/walk.ts';
import { closest } from '../runtime/suggest.ts';
import { findErrors } from './find-errors.ts';
import type { Problem } from './problem.ts';

export interface LintOptions {
  /** Environment of the template. @default new Environment() */
  readonly environment?: Environment;
  /** Names of the variables that renders will have. @default those of `applyChatTemplate` and all that end in `_token` */
  readonly variables?: Iterable<string>;
}

const chatVariables = ['messages', 'tools', 'documents', 'add_generation_prompt'];

/**
 * Finds problems in a template: what `findErrors` finds, otherwise variables that nobody gives, names that are set and
 * never read, parts that are never reached, and a chat template that never opens an answer. In the order of the source.
 */
export function lintTemplate(source: string, options: LintOptions = {}): Problem[] {
  const { environment = new Environment(), variables } = options;
  const errors = findErrors(source, environment);
  if (errors.length > 0) return errors;
  const tree = environment.parse(source);
  const uses = variableUses(tree, new Set(environment.names('global')));
  const isChat = variables === undefined;
  const known = new Set(variables ?? chatVariables);
  const isGiven = (name: string) => known.has(name) || (isChat && name.endsWith('_token'));
  const undefinedOnes = uses
    .filter(({ name, isNeeded }) => isNeeded && !isGiven(name))
    .map(({ name, start, end }): Problem => {
      const near = closest(name, known);
      const message = `Nothing gives a value to '${name}'.${near === undefined ? '' : ` (did you mean '${near}'?)`}`;
      const fix = near === undefined ? {} : { fix: { start, end, text: near } };
      return { code: 'undefined-variable', message, start, end, ...fix };
    });
  const names = new Set(uses.map(({ name }) => name));
  const prompt = names.has('messages') && !names.has('add_generation_prompt') ? [noPrompt(source)] : [];
  return [...undefinedOnes, ...unused(tree), ...unreachable(tree), ...prompt].sort((a, b) => a.start - b.start);
}

const noPrompt = (source: string): Problem => ({
  code: 'no-generation-prompt',
  message: "The template never reads 'add_generation_prompt': models are not prompted to answer.",
  start: source.length,
  end: source.length,
});

/** Names that statements give a value to and that no expression reads. */
function unused(tree: TemplateNode): Problem[] {
  const reads = new Set<string>();
  const targets = new Set<Node>();
  const given: { readonly name: string; readonly start: number; readonly end: number }[] = [];
  eachNode(tree.body, (node) => {
    if (node.type === 'Set' || node.type === 'SetBlock') eachNode(node.target, (target) => targets.add(target));
    if (node.type === 'Macro') given.push({ name: node.name, ...nameRange(tree.source, node) });
    if (node.type === 'NamespaceTarget') reads.add(node.object);
    if (node.type !== 'Name') return;
    if (targets.has(node)) given.push(node);
    else reads.add(node.name);
  });
  return given
    .filter(({ name }) => !reads.has(name) && !name.startsWith('_'))
    .map(({ name, start, end }) => ({ code: 'unused', message: `'${name}' is never read.`, start, end }));
}

function nameRange(source: string, { name, start }: { readonly name: string; readonly start: number }) {
  const place = source.indexOf(name, source.indexOf('macro', start) + 'macro'.length);
  return { start: place, end: place + name.length };
}

/** Bodies of conditions that never hold, and what follows `break` and `continue`. */
function unreachable(tree: TemplateNode): Problem[] {
  const problems: Problem[] = [];
  const report = (nodes: readonly Statement[], message: string) => {
    const [first] = nodes;
    const last = nodes.at(-1);
    if (first && last) problems.push({ code: 'unreachable', message, start: first.start, end: last.end });
  };
  eachNode(tree.body, (node) => {
    if (node.type === 'If') for (const body of deadBranches(node)) report(body.nodes, 'This is never reached.');
    if (!('body' in node) || !isBody(node.body)) return;
    const { nodes } = node.body;
    const leaves = nodes.findIndex(({ type }) => type === 'Break' || type === 'Continue');
    if (leaves >= 0) report(nodes.slice(leaves + 1), `This is never reached: the loop goes on before it.`);
  });
  return problems;
}

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && 'nodes' in value;

function deadBranches({ test, body, elseIfs, otherwise }: If): Body[] {
  const dead: Body[] = [];
  let isDecided = false;
  for (const branch of [{ test, body }, ...elseIfs]) {
    const truth = constantTruth(branch.test);
    if (isDecided || truth === false) dead.push(branch.body);
    isDecided ||= truth === true;
  }
  if (isDecided && otherwise) dead.push(otherwise);
  return dead;
}

/** Evaluates the truth of a constant condition; undefined if it is not constant. */
function constantTruth(test: Expression): boolean | undefined {
  if (test.type === 'Unary' && test.operator === 'not') {
    const truth = constantTruth(test.operand);
    return truth === undefined ? undefined : !truth;
  }
  return test.type === 'Const' && ['boolean', 'string', 'number'].includes(typeof test.value)
    ? Boolean(test.value)
    : undefined;
}
