import { variableUses } from '../../chat/free-variables.ts';
import { inspectTurns } from '../../chat/inspect-turns.ts';
import { Environment, Template } from '../../engine/environment.ts';
import type { Body, Expression, NodeOf, Statement, TemplateNode } from '../../engine/parser/ast.ts';
import { childNodes, eachNode } from '../../engine/parser/walk.ts';
import { TemplateError } from '../../engine/runtime/errors.ts';
import { closest } from '../../engine/runtime/suggest.ts';
import { findErrors } from './find-errors.ts';
import { applyRules } from './ignore-comments.ts';
import type { Problem } from './problem.ts';
import type { RuleSettings } from './rules.ts';
import { unusedNames } from './unused-names.ts';

/** Options of the linter. */
export interface LintOptions {
  /** Environment of the template. @default new Environment() */
  readonly environment?: Environment;
  /** Names of the variables that renders will have. @default those of `applyChatTemplate` and all that end in `_token` */
  readonly variables?: Iterable<string>;
  /** Rules that are switched off, by code. @default {} */
  readonly rules?: RuleSettings;
}

const chatVariables = ['messages', 'tools', 'documents', 'add_generation_prompt'];

/**
 * Finds problems in a template: errors as `findErrors` does, otherwise undefined variables, unused names, unreachable parts,
 * and a chat template without a generation prompt. In the order of the source. Comments silence rules near them
 * (`{# hubkit: ignore unused #}`) or in the whole template (`{# hubkit: ignore-file unused #}`).
 */
export function lintTemplate(source: string, options: LintOptions = {}): Problem[] {
  const { environment = new Environment(), variables, rules } = options;
  const errors = findErrors(source, environment, rules);
  if (errors.length > 0) return errors;
  const tree = environment.parse(source);
  const uses = variableUses(tree, new Set(environment.names('global')));
  const isChat = variables === undefined;
  const known = new Set(variables ?? chatVariables);
  const isGiven = (name: string) => known.has(name) || (isChat && name.endsWith('_token'));
  const missing = uses.filter(({ name, isNeeded }) => isNeeded && !isGiven(name));
  const candidates = [...known, ...environment.names('global'), ...collectNames(tree)].filter(
    (name) => !missing.some((one) => one.name === name),
  );
  const undefinedOnes = missing.map(({ name, start, end }): Problem => {
    const near = closest(name, candidates);
    const message = `Nothing gives a value to '${name}'.${near === undefined ? '' : ` (did you mean '${near}'?)`}`;
    const fix = near === undefined ? {} : { fix: { start, end, text: near } };
    return { code: 'undefined-variable', message, start, end, ...fix };
  });
  const names = new Set(uses.map(({ name }) => name));
  const prompt = names.has('messages') && !names.has('add_generation_prompt') ? [noPrompt(source)] : [];
  const turns = isChat && names.has('messages') ? plainTurns(source, environment) : [];
  return applyRules(tree, [...undefinedOnes, ...unusedNames(tree), ...unreachable(tree), ...prompt, ...turns], rules);
}

/** Names of variables and macros, as a template writes them. */
function collectNames(tree: TemplateNode): string[] {
  const names = tree.names.map(({ name }) => name);
  eachNode(tree.body, (node) => {
    if (node.type === 'Macro') names.push(node.name, ...node.params.map(({ name }) => name));
  });
  return names;
}

const noPrompt = (source: string): Problem => ({
  code: 'no-generation-prompt',
  message: "The template never reads 'add_generation_prompt': models are not prompted to answer.",
  start: source.length,
  end: source.length,
});

/** Finds turns that a user's text can imitate, and no tokenizer can refuse. */
function plainTurns(source: string, environment: Environment): Problem[] {
  const template = new Template(source, environment);
  const { needs, turn } = inspectTurns((messages) => {
    try {
      return template.render({ messages, tools: null, documents: null, bos_token: '<s>', eos_token: '</s>' });
    } catch (error) {
      if (!TemplateError.is(error)) throw error;
      return undefined;
    }
  });
  if (needs !== 'escaping') return [];
  const message = `A user's text can open a turn: ${JSON.stringify(turn)} has no special token that a tokenizer could refuse.`;
  return [{ code: 'plain-turns', message, start: source.length, end: source.length }];
}

/** Bodies of conditions that never hold, and what follows `break`, `continue` and `raise_exception`. */
function unreachable(tree: TemplateNode): Problem[] {
  const problems: Problem[] = [];
  const report = (nodes: readonly Statement[], message: string) => {
    const written = nodes.filter((node) => !isBlank(node));
    const [first] = written;
    const last = written.at(-1);
    if (first && last) problems.push({ code: 'unreachable', message, start: first.start, end: last.end });
  };
  eachNode(tree.body, (node) => {
    if (node.type === 'If') for (const body of deadBranches(node)) report(body.nodes, 'This is never reached.');
  });
  for (const { nodes } of bodiesIn(tree.body)) {
    const leaves = nodes.findIndex(isExit);
    const why = nodes[leaves]?.type === 'Output' ? 'raise_exception ends the render' : 'the loop goes on';
    if (leaves >= 0) report(nodes.slice(leaves + 1), `This is never reached: ${why} before it.`);
  }
  return problems;
}

/** White space and comments, which print nothing worth a hint. */
const isBlank = (node: Statement): boolean =>
  node.type === 'Comment' || (node.type === 'Text' && node.value.trim() === '');

function isExit(node: Statement): boolean {
  if (node.type !== 'Output') return node.type === 'Break' || node.type === 'Continue';
  const { expression } = node;
  if (expression.type !== 'Call') return false;
  return expression.callee.type === 'Name' && expression.callee.name === 'raise_exception';
}

/** Every body of a tree, those of `elif` and `else` included. */
function bodiesIn(root: object): Body[] {
  const parts = childNodes(root);
  return [...(isBody(root) ? [root] : []), ...parts.flatMap(bodiesIn)];
}

const isBody = (value: object): value is Body => 'nodes' in value;

function deadBranches({ test, body, elseIfs, otherwise }: NodeOf<'If'>): Body[] {
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
