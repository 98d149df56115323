import type { CompilerSettings } from '../compile/compiler.ts';
import type { CompiledTemplate } from '../runtime/compiled.ts';
import type { RenderTrace } from '../runtime/render-trace.ts';
import { hasPairs, pointCount } from '../runtime/sequences.ts';
import type { Settings } from '../runtime/settings.ts';
import { lookup, type Value } from '../runtime/values.ts';
import { compileTraced } from './compile-traced.ts';

/** Stands for "no message" in the pieces of a trace. */
export const NO_MESSAGE = 0xffffffff;

/**
 * Notes, while a template is rendered, which place of the source wrote which part of the output.
 *
 * @example
 * const trace = new Trace();
 * template.render(variables, { trace });
 * trace.pieces; // [outputEnd, sourceStart, sourceEnd, message, …]
 */
export class Trace implements RenderTrace {
  /** The text written so far; after an error, the text before it. */
  text = '';
  /** Generation blocks: where each starts, in UTF-16 units, and how many code points it wrote. */
  private readonly generated: { readonly start: number; readonly points: number }[] = [];
  /** The template that is rendered; the places of others have no meaning in its source. */
  private main: CompiledTemplate | undefined = undefined;
  private settings: CompilerSettings | undefined = undefined;
  private messages: readonly Value[] = [];
  private message = -1;
  private numbers = new Uint32Array(256);
  private length = 0;
  private end = 0;
  /** The end of the output before the statement that runs, outside of what is captured. */
  private position = 0;
  private held = 0;

  /**
   * Four numbers for each piece of the output, in order: its end in the text, the start and end of its source, and the
   * index in `messages` of the message that a loop was at, or `NO_MESSAGE`. What a macro, a set or filter block made counts
   * for the expression that printed it. The source of what another template wrote is `0, 0`.
   */
  get pieces(): Uint32Array {
    return this.numbers.subarray(0, this.length);
  }

  begin(template: CompiledTemplate, settings: Settings, variables: object): CompiledTemplate {
    const messages = lookup(variables, 'messages');
    this.messages = Array.isArray(messages) ? messages : [];
    this.message = -1;
    this.text = '';
    this.generated.length = 0;
    this.length = 0;
    this.end = 0;
    this.position = 0;
    this.held = 0;
    // Every environment is both.
    this.settings = settings as CompilerSettings;
    this.main = this.traced(template);
    return this.main;
  }

  traced(template: CompiledTemplate): CompiledTemplate {
    return compileTraced(this.settings as CompilerSettings, template);
  }

  /** A statement is about to run where the text ends in `out`, which stands at `base` of the output. */
  before(out: string, base: number): void {
    this.text = base === 0 ? out : this.text.slice(0, base) + out;
    if (this.held === 0) this.position = base + out.length;
  }

  /** A statement has run; what it wrote and no statement inside of it did is a piece. */
  after(out: string, base: number, template: CompiledTemplate, start: number, end: number): void {
    const outputEnd = base + out.length;
    if (outputEnd <= this.end) return;
    this.end = outputEnd;
    this.text = base === 0 ? out : this.text.slice(0, base) + out;
    if (this.length === this.numbers.length) this.grow();
    const isMain = template === this.main;
    this.numbers[this.length++] = outputEnd;
    this.numbers[this.length++] = isMain ? start : 0;
    this.numbers[this.length++] = isMain ? end : 0;
    this.numbers[this.length++] = this.message < 0 ? NO_MESSAGE : this.message;
  }

  private grow(): void {
    const larger = new Uint32Array(this.numbers.length * 2);
    larger.set(this.numbers);
    this.numbers = larger;
  }

  /** A loop goes on to this item. */
  round(item: Value): void {
    const { messages } = this;
    const next = messages[this.message + 1] === item ? this.message + 1 : messages.indexOf(item);
    if (next >= 0 && typeof item === 'object') this.message = next;
  }

  /** Runs a loop, after which the message is the one from before. */
  loop<T>(run: () => T): T {
    const { message } = this;
    const result = run();
    this.message = message;
    return result;
  }

  /** Runs a generation block, which gives its text. Transformers takes it to be what comes next. */
  generation(run: () => string): void {
    const { position } = this;
    this.held++;
    const text = run();
    this.held--;
    this.generated.push({ start: position, points: pointCount(text) });
  }

  /** Ranges of the text that `{% generation %}` blocks wrote, in UTF-16 units; transformers counts them in code points. */
  spans(text: string): [start: number, end: number][] {
    const isPlain = !hasPairs(text);
    return this.generated.map(({ start, points }) => {
      let end = isPlain ? start + points : start;
      if (!isPlain) for (let left = points; left > 0; left--) end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
      return [start, Math.min(end, text.length)];
    });
  }
}
