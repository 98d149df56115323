import { type Case, compileOnce, type Outcome, outcomeOf, readJson, run } from '../engine.ts';
import { type Choices, randomChoices, replay } from './choices.ts';
import { compare, type Difference, setAside } from './compare.ts';
import { conversationCase } from './conversation.ts';
import { documented } from './documented.ts';
import { grammarCase } from './grammar/template.ts';
import { mutatedCase } from './mutation.ts';
import type { Oracle, Question } from './oracle.ts';
import { shrinkChoices, shrinkText } from './shrink.ts';

export interface Campaign {
  readonly seed: number;
  readonly cases: number;
  readonly first?: number;
  readonly only?: Source | undefined;
  /** Failures after which to stop. */
  readonly most?: number;
  /** Counts an error with a different message as a failure. */
  readonly isStrict?: boolean;
  readonly shrinks?: boolean;
  /** Compares generated code and traced renders with closures, too. */
  readonly hasModes?: boolean;
  readonly onProgress?: (done: number, report: CampaignReport) => void;
}

export interface Found {
  readonly index: number;
  readonly difference: Difference | Mode;
  readonly item: Question;
  readonly python: Outcome;
  readonly ours: Outcome;
}

export interface CampaignReport {
  /** Cases in which both agree in every respect. */
  same: number;
  /** Of them, cases that render. */
  rendered: number;
  /** Cases that are not comparable, by reason. */
  readonly aside: Map<string, number>;
  readonly otherMessages: Found[];
  readonly failures: Found[];
}

const BATCH = 250;

/** Renders cases here and in Python at the same time, and compares. */
export async function campaign(oracle: Oracle, options: Campaign): Promise<CampaignReport> {
  const { seed, cases, first = 0, only, most = 10, isStrict = false, hasModes = false } = options;
  const report: CampaignReport = { same: 0, rendered: 0, aside: new Map(), otherMessages: [], failures: [] };
  for (let from = first; from < first + cases && report.failures.length < most; from += BATCH) {
    const indices = Array.from({ length: Math.min(BATCH, first + cases - from) }, (_, offset) => from + offset);
    const items = indices.map((index) => makeCase(choicesOf(seed, index), only));
    const answers = oracle.ask(items);
    const ours = items.map(runReused);
    for (const [offset, python] of (await answers).entries()) {
      const item = items[offset] as Question;
      const found = { index: from + offset, item, python, ours: ours[offset] as Outcome };
      const mode = hasModes ? differingMode(item, found.ours) : undefined;
      if (mode) report.failures.push({ ...found, ...mode });
      else note(report, oracle.jinja2, found, isStrict);
    }
    options.onProgress?.(from - first + indices.length, report);
  }
  report.failures.length = Math.min(report.failures.length, most);
  if (options.shrinks) {
    for (const [at, found] of report.failures.entries())
      if (found.difference !== 'generated code' && found.difference !== 'traced')
        report.failures[at] = await shrinkFound(oracle, seed, found, only);
  }
  return report;
}

function note(report: CampaignReport, jinja2: string, found: Omit<Found, 'difference'>, isStrict: boolean): void {
  const difference = compare(found.python, found.ours);
  const reason = setAside(found.python, jinja2) ?? (difference && documented(found.item, found.python, found.ours));
  if (reason !== undefined) {
    report.aside.set(reason, (report.aside.get(reason) ?? 0) + 1);
    return;
  }
  if (difference === undefined) {
    report.same++;
    if (found.python.ok) report.rendered++;
  } else {
    const list = difference === 'message' && !isStrict ? report.otherMessages : report.failures;
    list.push({ ...found, difference });
  }
}

async function shrinkFound(oracle: Oracle, seed: number, found: Found, only: Source | undefined): Promise<Found> {
  const stillFails = async (items: readonly Question[]): Promise<boolean[]> => {
    const answers = await oracle.ask(items);
    return items.map((item, index) =>
      isSameFailure(oracle.jinja2, found, { item, python: answers[index] as Outcome, ours: run(item) }),
    );
  };
  const make = (taken: readonly number[]): Question => makeCase(replay(taken), only);
  const { taken } = recorded(seed, found.index, only);
  const item = await shrinkText(make(await shrinkChoices(taken, make, stillFails)), stillFails);
  const [python] = await oracle.ask([item]);
  return python ? { ...found, item, python, ours: run(item) } : found;
}

function recorded(seed: number, index: number, only: Source | undefined): { taken: readonly number[] } {
  const choices = choicesOf(seed, index);
  makeCase(choices, only);
  return choices;
}

function isSameFailure(
  jinja2: string,
  found: Found,
  { item, python, ours }: Pick<Found, 'item' | 'python' | 'ours'>,
): boolean {
  if (setAside(python, jinja2) !== undefined || documented(item, python, ours) !== undefined) return false;
  if (compare(python, ours) !== found.difference) return false;
  return classOf(python) === classOf(found.python) && classOf(ours) === classOf(found.ours);
}

/** The class and the message without its names: shrinking must not slip into another failure. */
const classOf = (outcome: Outcome): string =>
  outcome.ok ? '' : `${outcome.type} ${outcome.message.replace(/'[^']*'|\d+/g, '').slice(0, 60)}`;

/** As `run`; templates that come again are compiled once, as they are in Python. */
const runReused = (item: Question): Outcome =>
  item.reused ? outcomeOf(() => compileOnce(item)(readJson(item.context))) : run(item);

/** A way of rendering besides closures. */
type Mode = 'generated code' | 'traced';

const MODES: readonly (readonly [Mode, Partial<Case>])[] = [
  ['generated code', { isGenerated: true }],
  ['traced', { isTraced: true }],
];

/** Finds the mode whose outcome is not that of closures, which is `ours`: text, class, message or line. */
export function differingMode(item: Case, ours: Outcome): { difference: Mode; ours: Outcome } | undefined {
  for (const [difference, mode] of MODES) {
    const outcome = run({ ...item, ...mode });
    if (shown(outcome) === shown(ours)) continue;
    // An address that a filter has split over lines cannot be blanked out: such a case differs from itself.
    if (shown(run(item)) === shown(ours)) return { difference, ours: outcome };
  }
  return undefined;
}

/** Addresses are made up, and never the same twice. */
const shown = (outcome: Outcome): string => JSON.stringify(outcome).replace(/0x[0-9a-f]{6,}/gi, '0x…');

/** The sources of cases by weight: most are made by grammar. */
export const SOURCES = { grammar: grammarCase, conversation: conversationCase, mutation: mutatedCase } as const;

export type Source = keyof typeof SOURCES;

/** The case of these choices. */
export function makeCase(choices: Choices, only?: Source): Question {
  const source = choices.weighted<Source>([
    [62, 'grammar'],
    [18, 'conversation'],
    [20, 'mutation'],
  ]);
  return SOURCES[only ?? source](choices);
}

/** The choices of one case of a run. */
export const choicesOf = (seed: number, index: number): Choices => randomChoices(seed, index);
