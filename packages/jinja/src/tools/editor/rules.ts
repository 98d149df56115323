import type { Problem, ProblemCode } from './problem.ts';

/** Weight of a problem: an error keeps the template from working, the others are hints. */
export type Severity = 'error' | 'warning' | 'information';

/** Severities of rules, by code; `off` leaves out the problems of a rule. */
export type RuleSettings = Readonly<Partial<Record<ProblemCode, Severity | 'off'>>>;

/** Every rule with its severity unless settings name another one. */
export const RULES: Readonly<Record<ProblemCode, Severity>> = {
  syntax: 'error',
  'unknown-filter': 'error',
  'unknown-test': 'error',
  'undefined-variable': 'warning',
  unused: 'warning',
  'lost-in-loop': 'warning',
  unreachable: 'warning',
  'no-generation-prompt': 'information',
  'plain-turns': 'information',
  'unknown-rule': 'warning',
};

/** Returns the severity of a problem; a syntax error is always an error. */
export function severityOf({ code }: Pick<Problem, 'code'>, rules: RuleSettings = {}): Severity {
  const set = code === 'syntax' ? undefined : rules[code];
  return set === undefined || set === 'off' ? RULES[code] : set;
}

/** True for the name of a rule. */
export const isRule = (name: string): name is ProblemCode => Object.hasOwn(RULES, name);
