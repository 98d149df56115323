import { lookup } from '../../engine/runtime/dict.ts';
import { NEXT } from '../../engine/runtime/frame.ts';
import { hasPairs, pointCount } from '../../engine/runtime/sequences.ts';
import type { CompiledTemplate, Execute, Frame, RenderTrace, Signal } from '../../engine/runtime/types.ts';
import type { Value } from '../../engine/runtime/values.ts';
import { type StatementTrace, tracedForm } from './traced-closures.ts';

/** Index for "no message" in the pieces of a trace. */
export const NO_MESSAGE = 0xffffffff;

/** Internal index for "no message": a small integer, as all others. */
const NONE = -1;

/** The text of a generation block: captured, or a range of the output. `start` is where transformers takes it to begin. */
interface GeneratedPart {
  readonly start: number;
  readonly text: string | undefined;
  readonly from: number;
  readonly to: number;
}

/** The output before a frame that writes to it. */
interface TextHead {
  readonly base: number;
  readonly text: string;
}

/**
 * Notes, while a template is rendered, which place of the source wrote which part of the output.
 *
 * @example
 * const trace = new Trace();
 * template.render(variables, { trace });
 * trace.pieces; // [outputEnd, sourceStart, sourceEnd, message, …]
 */
export class Trace implements RenderTrace, StatementTrace {
  /** The text written so far; after an error, the text before it. */
  text = '';
  private readonly generated: GeneratedPart[] = [];
  /** The template that is rendered; the places of others have no meaning in its source. */
  private main: CompiledTemplate | undefined = undefined;
  private messages: readonly Value[] = [];
  /** Indices of `messages` by their objects, made when a loop goes on to something else than the next message. */
  private places: Map<Value, number> | undefined = undefined;
  private message = NONE;
  /** The pieces while they are written: four numbers each. */
  private numbers: number[] = [];
  private written: Uint32Array | undefined = undefined;
  /** The text before each of the frames that write, the innermost last. */
  private heads: TextHead[] = [];
  private end = 0;
  /** The end of the output before the outermost generation block that runs, and how many run. */
  private position = 0;
  private held = 0;

  /**
   * Four numbers for each piece of the output, in order: its end in the text, the start and end of its source, and the index
   * in `messages` of the current message of a loop, or `NO_MESSAGE`. The output of a macro, a set or filter block belongs to
   * the expression that printed it. The source of text from another template is `0, 0`.
   */
  get pieces(): Uint32Array {
    if (this.written?.length !== this.numbers.length) this.written = Uint32Array.from(this.numbers);
    return this.written;
  }

  begin(template: CompiledTemplate, variables: object): CompiledTemplate {
    const messages = lookup(variables, 'messages');
    this.messages = Array.isArray(messages) ? messages : [];
    this.places = undefined;
    this.message = NONE;
    this.text = '';
    this.generated.length = 0;
    this.numbers = [];
    this.written = undefined;
    this.heads = [];
    this.end = 0;
    this.position = 0;
    this.held = 0;
    this.main = this.traced(template);
    return this.main;
  }

  traced(template: CompiledTemplate): CompiledTemplate {
    return tracedForm(template);
  }

  /** Notes the output of a statement, nested statements excluded, as a piece. */
  after({ out, base }: Frame, template: CompiledTemplate, start: number, end: number): void {
    const outputEnd = base + out.length;
    if (outputEnd <= this.end) return;
    this.end = outputEnd;
    this.text = base === 0 ? out : this.head(base) + out;
    const { numbers, message } = this;
    if (template === this.main) numbers.push(outputEnd, start, end, message);
    else numbers.push(outputEnd, 0, 0, message);
  }

  /** The text before `base`. Slicing a concatenated text flattens it, so each is sliced once. */
  private head(base: number): string {
    const { heads } = this;
    while ((heads.at(-1)?.base ?? 0) > base) heads.pop();
    const known = heads.at(-1);
    if (known?.base === base) return known.text;
    const text = this.text.length === base ? this.text : this.text.slice(0, base);
    heads.push({ base, text });
    return text;
  }

  /** A loop goes on to this item. */
  round(item: Value): void {
    if (typeof item !== 'object' || item === null) return;
    const { messages, message } = this;
    if (messages[message + 1] === item) this.message = message + 1;
    else {
      this.places ??= new Map(messages.map((one, index) => [one, index] as const).reverse());
      this.message = this.places.get(item) ?? message;
    }
  }

  /** Runs a loop, after which the message is the one from before. */
  loop<T>(run: () => T): T {
    const { message } = this;
    const result = run();
    this.message = message;
    return result;
  }

  /** Runs a generation block. Transformers takes its text to be the next part of the output. */
  generation(frame: Frame, run: Execute): Signal {
    const before = frame.out;
    if (this.held++ === 0) this.position = this.end;
    const start = this.position;
    if (frame.base >= 0) {
      run(frame);
      this.generated.push({
        start,
        text: undefined,
        from: frame.base + before.length,
        to: frame.base + frame.out.length,
      });
    } else {
      // Captured text is not all of the output, so that its end can't be cut off later.
      frame.out = '';
      run(frame);
      this.generated.push({ start, text: frame.out, from: 0, to: 0 });
      frame.out = before + frame.out;
    }
    this.held--;
    return NEXT;
  }

  /** Ranges of the text that `{% generation %}` blocks wrote, in UTF-16 units; transformers counts them in code points. */
  spans(text: string): [start: number, end: number][] {
    const hasNoPairs = !hasPairs(text);
    return this.generated.map(({ start, text: captured, from, to }) => {
      if (captured === undefined && start === from) return [start, to];
      const points = pointCount(captured ?? text.slice(from, to));
      let end = hasNoPairs ? start + points : start;
      if (!hasNoPairs) for (let left = points; left > 0; left--) end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
      return [start, Math.min(end, text.length)];
    });
  }
}
