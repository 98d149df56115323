import { compileOnce, type Outcome, outcomeOf } from '../engine.ts';
import { isSameClass } from '../error-class.ts';
import type { ToldCase } from './cases.ts';

/** Describes how an outcome deviates from the expected one of its case; undefined if it matches. */
function judge(item: ToldCase, got: Outcome): string | undefined {
  if (item.ok) {
    if (!got.ok) return `threw ${got.type} at line ${got.line}: ${got.message}`;
    return got.output === item.output ? undefined : `wrong output: ${firstDifference(item.output ?? '', got.output)}`;
  }
  const told = `${item.errorType}: ${item.errorMessage}`;
  if (got.ok) return `rendered ${JSON.stringify(got.output.slice(0, 200))} where Python raises ${told}`;
  if (!isSameClass(item.errorType ?? '', got.type))
    return `threw ${got.type}: ${got.message} where Python raises ${told}`;
  if (item.errorCategory === 'raised' && got.message !== item.errorMessage) {
    return `raised ${JSON.stringify(got.message)} instead of ${JSON.stringify(item.errorMessage)}`;
  }
  if (item.errorLine != null && got.line !== item.errorLine) {
    return `blames line ${got.line} where Python blames ${item.errorLine} (${told})`;
  }
  return undefined;
}

/** The first place at which two texts differ, with some text around it. */
function firstDifference(want: string, got: string): string {
  let at = 0;
  while (at < want.length && want[at] === got[at]) at++;
  const from = Math.max(0, at - 40);
  const part = (text: string) => JSON.stringify(text.slice(from, at + 60));
  return `at ${at}: want ${part(want)}, got ${part(got)}`;
}

interface Failure {
  readonly item: ToldCase;
  readonly reason: string;
}

export interface Report {
  readonly cases: number;
  readonly templates: number;
  readonly wholeTemplates: number;
  /** Errors whose message differs from Python's although class and line are right; they do not fail a case. */
  readonly otherMessages: readonly string[];
  readonly failures: readonly Failure[];
}

/** Renders every case; each template is compiled once. */
export function runCases(cases: readonly ToldCase[]): Report {
  const failures: Failure[] = [];
  const otherMessages: string[] = [];
  const templates = new Map<string, boolean>();
  for (const item of cases) {
    const got = outcomeOf(() => compileOnce(item)(item.readContext()));
    const reason = judge(item, got);
    if (reason !== undefined) failures.push({ item, reason });
    else if (!got.ok && got.message !== item.errorMessage) {
      otherMessages.push(`${item.id}: ${JSON.stringify(got.message)} for ${JSON.stringify(item.errorMessage)}`);
    }
    templates.set(item.templateKey, (templates.get(item.templateKey) ?? true) && reason === undefined);
  }
  const wholeTemplates = [...templates.values()].filter(Boolean).length;
  return { cases: cases.length, templates: templates.size, wholeTemplates, otherMessages, failures };
}
