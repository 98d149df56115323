import { Environment } from '../../engine/environment.ts';
import type { Node, NodeOf, TemplateNode } from '../../engine/parser/ast.ts';
import { eachNode } from '../../engine/parser/walk.ts';
import { TemplateError } from '../../engine/runtime/errors.ts';
import { closest } from '../../engine/runtime/suggest.ts';
import { applyRules } from './ignore-comments.ts';
import type { Problem } from './problem.ts';
import type { RuleSettings } from './rules.ts';
import { suggestedEdit } from './suggested-edit.ts';

/**
 * Finds what keeps a template from working: the first syntax error, or every filter and test that does not exist. Jinja
 * itself reports those inside of a condition only when it is reached; here they are looked for in the tree.
 *
 * @param environment environment of the template @default new Environment()
 * @param rules rules that are switched off; a syntax error is always found @default {}
 */
export function findErrors(
  source: string,
  environment: Environment = new Environment(),
  rules: RuleSettings = {},
): Problem[] {
  try {
    const tree = environment.parse(source);
    const unknown = unknownNames(tree, environment);
    // What parses may still not compile, such as a block that is defined twice.
    if (unknown.length === 0) environment.fromString(source);
    return applyRules(tree, unknown, rules).filter(({ code }) => code !== 'unknown-rule');
  } catch (error) {
    if (!TemplateError.is(error)) throw error;
    const { start, end } = error;
    const fix = suggestedEdit(error, source, environment);
    // A tag that is missing at the end is named by the message itself.
    const near = error.hint || (fix && start < end ? `did you mean '${fix.text}'?` : '');
    const message = near ? `${error.rawMessage} (${near})` : error.rawMessage;
    return [{ code: 'syntax', message, start, end, ...(fix && { fix }) }];
  }
}

function unknownNames(tree: TemplateNode, environment: Environment): Problem[] {
  const problems: Problem[] = [];
  eachNode(tree.body, (node: Node) => {
    if (node.type === 'Filter' && !environment.filter(node.name)) problems.push(unknown(node, tree, environment));
    if (node.type === 'Test' && !environment.test(node.name)) problems.push(unknown(node, tree, environment));
  });
  return problems.sort((a, b) => a.start - b.start);
}

function unknown(
  { type, name, input, start }: NodeOf<'Filter' | 'Test'>,
  { source }: TemplateNode,
  environment: Environment,
): Problem {
  const kind = type === 'Filter' ? 'filter' : 'test';
  const place = source.indexOf(name, input?.end ?? start);
  const end = place + name.length;
  const near = closest(name, environment.names(kind));
  return {
    code: `unknown-${kind}`,
    message: `No ${kind} named '${name}'.${near === undefined ? '' : ` (did you mean '${near}'?)`}`,
    start: place,
    end,
    ...(near !== undefined && { fix: { start: place, end, text: near } }),
  };
}
