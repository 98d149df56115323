import type { TemplateNode } from '../../engine/parser/ast.ts';
import { eachNode } from '../../engine/parser/walk.ts';
import { positionAt } from '../../engine/runtime/code-frame.ts';
import { closest } from '../../engine/runtime/suggest.ts';
import type { Problem, ProblemCode } from './problem.ts';
import { isRule, RULES, type RuleSettings } from './rules.ts';

/** A comment that silences rules: on its own line and the next one, or in the whole template. */
interface IgnoreComment {
  readonly rules: ReadonlySet<string>;
  /** 1-based line on which the comment ends; undefined for the whole template. */
  readonly line: number | undefined;
}

/**
 * Leaves out the problems that settings or comments silence: `{# hubkit: ignore unused #}` on its own line and the next one,
 * `{# hubkit: ignore-file unused, unreachable #}` in the whole template. A comment that names no rule silences all. Adds a
 * problem for each name in a comment that is not a rule.
 */
export function applyRules(tree: TemplateNode, problems: readonly Problem[], rules: RuleSettings = {}): Problem[] {
  const { comments, unknown } = ignoreComments(tree);
  const isSilenced = ({ code, start }: Problem): boolean => {
    if (code === 'syntax') return false;
    if (rules[code] === 'off') return true;
    if (comments.length === 0) return false;
    const { line } = positionAt(tree.source, start);
    return comments.some(
      (one) => (one.rules.size === 0 || one.rules.has(code)) && (one.line === undefined || isNear(one.line, line)),
    );
  };
  return [...problems, ...unknown].filter((one) => !isSilenced(one)).sort((a, b) => a.start - b.start);
}

const isNear = (comment: number, line: number): boolean => line === comment || line === comment + 1;

const PATTERN = /^\s*hubkit:\s*ignore(-file)?(?![\w-])(.*)$/s;

function ignoreComments(tree: TemplateNode): { comments: IgnoreComment[]; unknown: Problem[] } {
  const comments: IgnoreComment[] = [];
  const unknown: Problem[] = [];
  eachNode(tree.body, (node) => {
    const [, forFile, listed] = (node.type === 'Comment' && PATTERN.exec(node.value)) || [];
    if (listed === undefined) return;
    const names = listed.split(/[\s,]+/).filter((name) => name !== '');
    const line = forFile ? undefined : positionAt(tree.source, node.end).line;
    // A comment of which no name is known silences nothing, and not everything.
    comments.push({ rules: new Set(names), line });
    for (const name of names) if (!isRule(name)) unknown.push(unknownRule(name, tree.source, node.start));
  });
  return { comments, unknown };
}

function unknownRule(name: string, source: string, from: number): Problem {
  const start = source.indexOf(name, source.indexOf('ignore', from) + 'ignore'.length);
  const end = start + name.length;
  const near = closest(name, Object.keys(RULES));
  return {
    code: 'unknown-rule' satisfies ProblemCode,
    message: `There is no rule named '${name}'.${near === undefined ? '' : ` (did you mean '${near}'?)`}`,
    start,
    end,
    ...(near !== undefined && { fix: { start, end, text: near } }),
  };
}
