import { type Group, lineOf, onOneLine, writeBroken } from './group.ts';
import type { Language } from './language.ts';
import { lineWidth, write } from './print.ts';
import { type Code, kind, type Slot, type Stack } from './value.ts';
import { lastLineOf, Writer } from './writer.ts';

/** A part of a program: static text, the number of a literal, or a group whose literals decide where its lines break. */
type Step = string | number | Choice;

interface Choice {
  readonly isOnOneLine: (text: string, literals: readonly string[]) => boolean;
  readonly line: readonly Step[];
  readonly broken: readonly Step[];
}

/** A literal of a program: one of its texts, as one of its languages writes it. */
interface Literal {
  readonly text: number;
  readonly language: Language;
}

interface Program {
  readonly steps: readonly Step[];
  readonly literals: readonly Literal[];
}

/**
 * Prepares the printing of code in which only texts differ, such as the id of a model. `build` is called once, with a slot for
 * each text; later only the literals are printed, and the line breaks decided that depend on their lengths. The result is that
 * of `print(build(...texts), language)`.
 */
export function compiled<const Slots extends readonly Slot[]>(
  language: Language,
  build: (...slots: Slots) => Code | Stack,
): (...texts: { readonly [Index in keyof Slots]: string }) => string {
  let program: Program | undefined;
  return (...texts) => {
    program ??= compile(language, build as (...slots: readonly Slot[]) => Code | Stack, texts.length);
    const literals: string[] = [];
    for (const { text, language: own } of program.literals) literals.push(own.string(texts[text] as string));
    return run(program.steps, literals, '');
  };
}

function run(steps: readonly Step[], literals: readonly string[], start: string): string {
  let text = start;
  for (const step of steps) {
    if (typeof step === 'string') text += step;
    else if (typeof step === 'number') text += literals[step];
    else text = run(step.isOnOneLine(text, literals) ? step.line : step.broken, literals, text);
  }
  return text;
}

/** Characters that stand for literals and for groups while code is compiled; those of the private use area, which it has none of. */
const firstLiteral = 0xe000;
const firstChoice = 0xf000;
const mark = /([\ue000-\uf8ff])/;
const hasChoice = /[\uf000-\uf8ff]/;

function compile(language: Language, build: (...slots: readonly Slot[]) => Code | Stack, count: number): Program {
  const literals: Literal[] = [];
  const choices: Choice[] = [];
  const slots = Array.from(
    { length: count },
    (_, text): Slot => ({
      [kind]: 'slot',
      mark(own) {
        const known = literals.findIndex((literal) => literal.text === text && literal.language === own);
        const index = known < 0 ? literals.push({ text, language: own }) - 1 : known;
        return String.fromCharCode(firstLiteral + index);
      },
    }),
  );

  function newWriter(): Writer {
    return new Writer(lineWidth, (group, own, writer, indent) => {
      if (!Number.isFinite(group.width)) {
        writeBroken(group, own, writer, indent);
        return;
      }
      const inner = newWriter();
      inner.pendingBreaks = -1;
      writeBroken(group, own, inner, indent);
      const fits = fitting(group, own, indent);
      const before = writer.currentLine;
      // Literals of a shell may have line breaks.
      const column = hasChoice.test(before) || language.nested ? undefined : measure(before);
      choices.push({
        line: stepsOf(onOneLine(group)),
        broken: stepsOf(inner.text),
        isOnOneLine: (text, all) => fits(column ? total(column, all) : lastLineOf(text).length, all),
      });
      writer.write(String.fromCharCode(firstChoice + choices.length - 1));
    });
  }

  function stepsOf(text: string): readonly Step[] {
    return text.split(mark).flatMap((piece): Step[] => {
      const unit = piece.charCodeAt(0);
      if (!mark.test(piece)) return piece === '' ? [] : [piece];
      return unit < firstChoice ? [unit - firstLiteral] : [choices[unit - firstChoice] as Choice];
    });
  }

  const writer = newWriter();
  write(build(...slots), language, writer, '');
  return { steps: stepsOf(writer.finish()), literals };
}

/** The length of a line: that of its static text, and literals whose lengths come on top. */
interface Measure {
  readonly fixed: number;
  readonly literals: readonly number[];
}

function measure(line: string): Measure {
  const literals = line.split(mark).flatMap((piece) => (mark.test(piece) ? [piece.charCodeAt(0) - firstLiteral] : []));
  return { fixed: line.length - literals.length, literals };
}

function total({ fixed, literals: indexes }: Measure, literals: readonly string[]): number {
  let length = fixed;
  for (const index of indexes) length += (literals[index] as string).length;
  return length;
}

/** The rule by which a group is broken or not, for literals that are not known yet. */
function fitting(
  group: Group,
  language: Language,
  indent: string,
): (column: number, literals: readonly string[]) => boolean {
  const [value, ...others] = group.values;
  if (value === undefined) return () => true;
  const whole = measure(onOneLine(group));
  if (others.length > 0) return (column, literals) => column + total(whole, literals) <= lineWidth;
  const inside = indent + language.indent;
  const start = inside.length + (group.keys[0] ?? '').length;
  const alone = measure(lineOf(value));
  const fitsAlone = typeof value !== 'string' && value.type === 'group' ? fitting(value, language, inside) : () => true;
  return (column, literals) =>
    column + total(whole, literals) <= lineWidth ||
    (start + total(alone, literals) > lineWidth && fitsAlone(start, literals));
}
