import type { WorkLimit } from '../work-limit.ts';
import { isWord } from './parse-pattern.ts';
import type { Program, Step } from './program.ts';

/** A text that may go on: `text` begins at the absolute position `base`. */
export interface Input {
  readonly text: string;
  readonly base: number;
  /** The part that came last, at the position `chunkBase`. Reading `text` copies all that is held back. */
  readonly chunk: string;
  readonly chunkBase: number;
  /** True once nothing follows. */
  readonly isEnd: boolean;
  /** Counts the steps of all searches. */
  readonly work: WorkLimit;
}

/** A match, in absolute positions; of group `i`, `groups[2 * i]` and `groups[2 * i + 1]` are the ends. */
export interface Match {
  readonly start: number;
  readonly end: number;
  readonly groups: readonly (number | undefined)[];
}

/** A way through the pattern that is still open. */
interface Thread {
  readonly step: number;
  readonly start: number;
  readonly groups: readonly (number | undefined)[];
}

const NO_GROUPS: readonly (number | undefined)[] = [];

/** Thrown inside of a search where the text that decides has not come yet. */
const UNDECIDED = Symbol('undecided');

/**
 * A search for the first match of a pattern, which goes on when more text comes. All ways through the pattern are followed
 * side by side, ordered as a backtracking matcher would try them: without look-ahead, time is at most steps times characters.
 */
export class Search {
  readonly program: Program;
  /** The position from which a search that cannot be continued starts again. */
  private origin: number;
  private readonly isAnchored: boolean;
  private threads: Thread[] = [];
  private match: Match | undefined = undefined;
  /** The match that no further text can change. */
  private settled: Match | undefined = undefined;
  private at: number;
  /** The position where the search was last begun. */
  private begun = -1;
  /** For each step, the number of the round in which a thread came to it. */
  private readonly marks: Uint32Array;
  private round = 0;

  constructor(program: Program, from: number, isAnchored = false) {
    this.program = program;
    this.origin = from;
    this.at = from;
    this.isAnchored = isAnchored;
    this.marks = new Uint32Array(program.steps.length);
  }

  /** The match if nothing that follows can change it; otherwise the position up to which the text cannot belong to one. */
  advance(input: Input): Match | number {
    if (this.settled) return this.settled;
    if (this.program.looksAhead) this.restart();
    const result = this.settle(input);
    if (typeof result === 'number') this.origin = result;
    else this.settled = result;
    return result;
  }

  /** The search from a later position: this one where all that it found, or may find, lies behind that position. */
  from(position: number): Search {
    const first = this.settled?.start ?? this.origin;
    return first >= position ? this : new Search(this.program, position);
  }

  private settle(input: Input): Match | number {
    const end = input.base + input.text.length;
    try {
      this.run(input, end);
    } catch (error) {
      if (error !== UNDECIDED) throw error;
      return this.threads[0]?.start ?? this.at;
    }
    const { match, threads } = this;
    // An empty match at the edge of the text may still become a longer one.
    const isSettled = threads.length === 0 && match !== undefined && (match.end > match.start || match.end < end);
    if (match && (input.isEnd || isSettled)) return match;
    return threads[0]?.start ?? match?.start ?? end;
  }

  private restart(): void {
    this.threads = [];
    this.match = undefined;
    this.at = this.origin;
    this.begun = -1;
  }

  private run(input: Input, end: number): void {
    const isInChunk = !this.program.looksAhead && this.at >= input.chunkBase;
    const [text, base] = isInChunk ? [input.chunk, input.chunkBase] : [input.text, input.base];
    for (;;) {
      if (this.threads.length === 0) {
        if (this.match || (this.isAnchored && this.begun >= 0)) return;
        this.skip(text, base, end);
      }
      if (!this.match && this.begun < this.at && !(this.isAnchored && this.begun >= 0)) {
        this.begun = this.at;
        if (this.threads.length === 0) this.round++;
        this.follow(this.threads, 0, this.at, NO_GROUPS, input);
        if (this.threads.length === 0 && this.match) continue;
      }
      if (this.at >= end) return;
      const point = text.codePointAt(this.at - base) as number;
      this.consume(point, input);
    }
  }

  /** Goes on to where a match can begin. */
  private skip(text: string, base: number, end: number): void {
    const { firstUnits } = this.program;
    if (!firstUnits || this.isAnchored) return;
    while (this.at < end && !firstUnits.has(text.charCodeAt(this.at - base))) this.at++;
  }

  private consume(point: number, input: Input): void {
    const { threads, program } = this;
    const after: Thread[] = [];
    input.work.spend(threads.length);
    this.round++;
    this.at += point > 0xffff ? 2 : 1;
    for (const thread of threads) {
      const step = program.steps[thread.step] as Step;
      const isTaken = step.op === 'char' ? step.point === point : step.op === 'test' && step.test(point);
      // What comes after a match in the order of trying is of no interest any more.
      if (isTaken && this.follow(after, thread.step + 1, thread.start, thread.groups, input)) break;
    }
    this.threads = after;
  }

  /** Adds the threads that are reached from a step without taking a character; true if that is the end of the pattern. */
  private follow(list: Thread[], index: number, start: number, groups: Thread['groups'], input: Input): boolean {
    if (this.marks[index] === this.round) return false;
    this.marks[index] = this.round;
    input.work.spend(1);
    const step = this.program.steps[index] as Step;
    switch (step.op) {
      case 'match':
        this.match = { start, end: this.at, groups };
        return true;
      case 'jump':
        return this.follow(list, step.next, start, groups, input);
      case 'fork':
        return (
          this.follow(list, step.next, start, groups, input) || this.follow(list, step.other, start, groups, input)
        );
      case 'save': {
        input.work.spend(groups.length);
        const saved = [...groups];
        saved[step.slot] = this.at;
        return this.follow(list, index + 1, start, saved, input);
      }
      case 'anchor':
      case 'ahead':
        return this.holds(step, input) && this.follow(list, index + 1, start, groups, input);
      default:
        list.push({ step: index, start, groups });
        return false;
    }
  }

  private holds(step: Step & { op: 'anchor' | 'ahead' }, input: Input): boolean {
    if (step.op === 'ahead') {
      input.work.spend(1 + step.program.steps.length / 8);
      const found = new Search(step.program, this.at, true).advance(input);
      if (typeof found !== 'number') return !step.isNegative;
      const isOpen = !input.isEnd && found <= this.at;
      if (isOpen) throw UNDECIDED;
      return step.isNegative;
    }
    const { text, base, isEnd } = input;
    const place = this.at - base;
    const before = place > 0 ? pointBefore(text, place) : undefined;
    const next = text.codePointAt(place);
    const { anchor } = step;
    if (anchor === 'start') return this.at === 0;
    if (anchor === 'line-start') return this.at === 0 || before === 10;
    if (next === undefined && !isEnd) throw UNDECIDED;
    if (anchor === 'very-end') return next === undefined;
    if (anchor === 'line-end') return next === undefined || next === 10;
    if (anchor === 'end') {
      if (next === undefined) return true;
      if (next !== 10 || place + 1 < text.length) return false;
      if (!isEnd) throw UNDECIDED;
      return true;
    }
    const isEdge = (before !== undefined && isWord(before)) !== (next !== undefined && isWord(next));
    return isEdge === (anchor === 'word-edge');
  }
}

function pointBefore(text: string, place: number): number | undefined {
  const last = text.charCodeAt(place - 1);
  return last >= 0xdc00 && last < 0xe000 ? text.codePointAt(place - 2) : last;
}

/** All matches in a text, from left to right, none inside of another. */
export function* findAll(program: Program, text: string, work: WorkLimit): Generator<Match> {
  const input = { text, base: 0, chunk: text, chunkBase: 0, isEnd: true, work };
  for (let from = 0; from <= text.length; ) {
    const match = new Search(program, from).advance(input);
    if (typeof match === 'number') return;
    yield match;
    from = match.end > match.start ? match.end : match.end + 1;
  }
}

/** The texts of the named groups of a match; undefined for those that took no part. */
export function namedGroups(
  program: Program,
  match: Match,
  { text, base }: Pick<Input, 'text' | 'base'>,
): Map<string, string | undefined> {
  const named = new Map<string, string | undefined>();
  program.names.forEach((name, index) => {
    if (name === undefined) return;
    const [start, end] = [match.groups[index * 2], match.groups[index * 2 + 1]];
    named.set(name, start === undefined || end === undefined ? undefined : text.slice(start - base, end - base));
  });
  return named;
}
