import { valueError } from '../../../engine/runtime/errors.ts';
import type { Anchor, CharTest, PatternNode } from './node.ts';
import { type ParsedPattern, parsePattern } from './parse-pattern.ts';

interface Fork {
  readonly op: 'fork';
  next: number;
  other: number;
}

/** One step of a compiled pattern; `next` and `other` are indices of steps. */
export type Step =
  | { readonly op: 'char'; readonly point: number }
  | { readonly op: 'test'; readonly test: CharTest }
  | Fork
  | { readonly op: 'jump'; next: number }
  | { readonly op: 'save'; readonly slot: number }
  | { readonly op: 'anchor'; readonly anchor: Anchor }
  | { readonly op: 'ahead'; readonly program: Program; readonly isNegative: boolean }
  | { readonly op: 'match' };

/** A compiled pattern. */
export interface Program {
  readonly steps: readonly Step[];
  readonly names: readonly (string | undefined)[];
  /** True if a step looks at text around it, so that a search cannot be continued where the text ended. */
  readonly looksAhead: boolean;
  /** The UTF-16 units that a match can begin with; undefined if any can. */
  readonly firstUnits: ReadonlySet<number> | undefined;
}

/** Upper bound of the steps of a pattern, those of its look-aheads included. */
const MAX_STEPS = 5000;

/** What a pattern and its look-aheads may still use: steps, and nodes that may be empty. */
interface Budget {
  steps: number;
  nodes: number;
}

const createBudget = (steps: number): Budget => ({ steps, nodes: steps * 10 });

/**
 * Compiles a regular expression in Python's syntax into steps of an automaton, which matches in linear time.
 *
 * @throws {TemplateError} for patterns that are wrong or not supported.
 */
export const compilePattern = (source: string): Program => assemble(parsePattern(source), createBudget(MAX_STEPS));

/** Compiles a choice of literals, of which the longest wins. */
export function compileLiterals(literals: readonly string[]): Program {
  const items = [...literals]
    .sort((a, b) => b.length - a.length)
    .map((text): PatternNode => ({ type: 'sequence', items: [...text].map(toChar) }));
  const length = literals.reduce((sum, text) => sum + text.length, 0);
  // Literals have no repeats: their steps are as many as their characters.
  return assemble({ root: { type: 'choice', items }, names: [] }, createBudget(MAX_STEPS + 3 * length));
}

const toChar = (char: string): PatternNode => ({ type: 'char', point: char.codePointAt(0) as number });

function assemble({ root, names }: ParsedPattern, budget: Budget): Program {
  const steps: Step[] = [];
  let looksAhead = false;

  const push = <S extends Step>(step: S): S => {
    if (budget.steps-- <= 0) throw tooLarge();
    steps.push(step);
    return step;
  };

  const forkBefore = (body: () => void, isLazy: boolean) => {
    const fork = push({ op: 'fork', next: 0, other: 0 });
    const inside = steps.length;
    body();
    const behind = steps.length;
    [fork.next, fork.other] = isLazy ? [behind, inside] : [inside, behind];
  };

  const repeat = ({ item, min, max, isLazy }: PatternNode & { type: 'repeat' }) => {
    // Before the loop, as what is repeated may be empty.
    if (min > MAX_STEPS || (max !== Infinity && max > MAX_STEPS)) throw tooLarge();
    for (let count = 0; count < min; count++) emit(item);
    if (max === Infinity) {
      const start = steps.length;
      const body = () => {
        emit(item);
        push({ op: 'jump', next: start });
      };
      forkBefore(body, isLazy);
      return;
    }
    const forks: Fork[] = [];
    for (let count = min; count < max; count++) {
      forks.push(push({ op: 'fork', next: steps.length + 1, other: steps.length + 1 }));
      emit(item);
    }
    for (const fork of forks) fork[isLazy ? 'next' : 'other'] = steps.length;
  };

  const choice = (items: readonly PatternNode[]) => {
    const ends: { next: number }[] = [];
    for (const item of items.slice(0, -1)) {
      const fork = push({ op: 'fork', next: 0, other: 0 });
      fork.next = steps.length;
      emit(item);
      ends.push(push({ op: 'jump', next: 0 }));
      fork.other = steps.length;
    }
    emit(items.at(-1) as PatternNode);
    for (const end of ends) end.next = steps.length;
  };

  const emit = (node: PatternNode): void => {
    if (budget.nodes-- <= 0) throw tooLarge();
    switch (node.type) {
      case 'char':
        push({ op: 'char', point: node.point });
        break;
      case 'test':
        push({ op: 'test', test: node.test });
        break;
      case 'sequence':
        for (const item of node.items) emit(item);
        break;
      case 'choice':
        choice(node.items);
        break;
      case 'group':
        push({ op: 'save', slot: node.index * 2 - 2 });
        emit(node.item);
        push({ op: 'save', slot: node.index * 2 - 1 });
        break;
      case 'repeat':
        repeat(node);
        break;
      case 'anchor':
        looksAhead ||= node.anchor !== 'start';
        push({ op: 'anchor', anchor: node.anchor });
        break;
      case 'ahead':
        looksAhead = true;
        push({ op: 'ahead', program: assemble({ root: node.item, names }, budget), isNegative: node.isNegative });
        break;
    }
  };

  emit(root);
  push({ op: 'match' });
  return { steps, names, looksAhead, firstUnits: firstUnits(steps) };
}

const tooLarge = () => valueError('the pattern is too large');

/** Finds the first UTF-16 units of possible matches; follows all steps that consume no character. */
function firstUnits(steps: readonly Step[]): ReadonlySet<number> | undefined {
  const units = new Set<number>();
  const seen = new Set<number>();
  const follow = (index: number): boolean => {
    if (seen.has(index)) return true;
    seen.add(index);
    const step = steps[index] as Step;
    switch (step.op) {
      case 'char':
        units.add(String.fromCodePoint(step.point).charCodeAt(0));
        return true;
      case 'fork':
        return follow(step.next) && follow(step.other);
      case 'jump':
        return follow(step.next);
      case 'save':
        return follow(index + 1);
      default:
        return false;
    }
  };
  return follow(0) ? units : undefined;
}
