import { LimitError, pyError, TemplateError, valueError } from '../../engine/runtime/errors.ts';
import { repr } from '../../engine/runtime/repr.ts';
import { typeName, type Value } from '../../engine/runtime/values.ts';
import { castToolCalls, type ToolParameters } from './cast-arguments.ts';
import { isStripped, parseContent } from './content.ts';
import { MessageFields, type ResponseDelta, type ResponseMessage } from './delta.ts';
import type { LoadedField, LoadedTemplate } from './load-response-template.ts';
import type { Program } from './pattern/program.ts';
import { type Input, type Match, namedGroups, Search } from './pattern/search.ts';
import { type Region, StrippedText } from './region.ts';
import { applyTransform } from './transform.ts';
import { WorkLimit } from './work-limit.ts';

/** A mark that is looked for: one that opens a region, or closes the open one. */
interface Watch {
  readonly kind: 'open' | 'close';
  readonly field: LoadedField;
  readonly search: Search;
}

interface Found {
  readonly watch: Watch;
  readonly match: Match;
}

/** Regions that may open and close without a character between them before a template is taken to be endless. */
const MAX_EMPTY_ROUNDS = 100;

/** What a parser needs beside the template. */
export interface RegionOptions {
  readonly tools: ToolParameters;
  /** True if a region that cannot be read becomes text. */
  readonly keepsDamaged: boolean;
  readonly work?: WorkLimit;
}

/** Splits a text into the regions of a response template while it comes. */
export class RegionParser {
  private readonly template: LoadedTemplate;
  private readonly options: RegionOptions;
  private readonly work: WorkLimit;
  private readonly output: MessageFields;
  private buffer = '';
  /** The position of the buffer in the whole text, and how far the text was read. */
  private base = 0;
  private at = 0;
  private isEnd = false;
  private current: LoadedField | undefined;
  private isOpen = false;
  private captures: ReadonlyMap<string, string> = new Map();
  private body: string[] = [];
  /** The text of the mark that opened the region. */
  private mark = '';
  private stripped = new StrippedText();
  /** True once a delta of the open region was given out. */
  private hasText = false;
  private watches: readonly Watch[] = [];
  /** The last search of each mark: where regions follow one another, the text between them is searched once. */
  private readonly searches = new Map<Program, Search>();
  private deltas: ResponseDelta[] = [];
  /** Half of a surrogate pair that ended the last text. */
  private half = '';

  constructor(template: LoadedTemplate, options: RegionOptions) {
    this.template = template;
    this.options = options;
    this.work = options.work ?? new WorkLimit();
    this.output = new MessageFields(template.defaults);
    this.current = template.implicit;
    this.watch();
  }

  push(text: string): ResponseDelta[] {
    if (this.isEnd) throw pyError('RuntimeError', 'ResponseParser already finalized');
    const whole = this.half + text;
    const isCut = /[\ud800-\udbff]$/.test(whole);
    this.half = isCut ? whole.slice(-1) : '';
    return this.read(isCut ? whole.slice(0, -1) : whole);
  }

  finish(): { readonly message: ResponseMessage; readonly deltas: ResponseDelta[] } {
    if (this.isEnd) throw pyError('RuntimeError', 'ResponseParser already finalized');
    this.isEnd = true;
    const deltas = this.read(this.half);
    const missing = this.template.fields.filter(({ optional, name }) => !optional && !this.output.has(name));
    if (missing.length > 0)
      throw valueError(
        `Required response_template fields missing from parsed output: ${repr(missing.map(({ name }) => name))}`,
      );
    return { message: this.output.message(), deltas };
  }

  private read(chunk: string): ResponseDelta[] {
    this.deltas = [];
    const chunkBase = this.base + this.buffer.length;
    this.buffer += chunk;
    this.work.allow(chunk.length);
    const { base, isEnd, work } = this;
    const input: Input = { text: this.buffer, base, chunk, chunkBase, isEnd, work };
    for (let empty = 0; ; ) {
      const { found, hold } = this.scan(input);
      if (!found) {
        this.take(hold);
        if (this.isEnd) this.close(undefined);
        break;
      }
      const { watch, match } = found;
      empty = match.end > this.at ? 0 : empty + 1;
      if (empty > MAX_EMPTY_ROUNDS)
        throw valueError(
          `Field '${watch.field.name}': the marks of the response template match no text, again and again`,
        );
      this.take(match.start);
      this.at = match.end;
      const hadContent = this.isOpen;
      this.close(watch.kind === 'close' ? sliceText(match, input) : '');
      if (watch.kind === 'open') this.open(watch.field, match, input);
      this.watch();
      // An empty match that closes what is empty would be found again and again.
      if (watch.kind === 'close' && !hadContent && match.start === match.end) {
        if (this.isEnd) this.skipRest();
        break;
      }
    }
    this.forget();
    return this.deltas;
  }

  /** Finds the first mark that no further text can change, and the position up to which no mark can begin. */
  private scan(input: Input): { readonly found: Found | undefined; readonly hold: number } {
    let hold = input.base + input.text.length;
    let found: Found | undefined;
    // As in transformers, a text without a character opens nothing, not even what `^` opens.
    if (input.isEnd && hold === 0) return { found, hold };
    for (const watch of this.watches) {
      const result = watch.search.advance(input);
      if (typeof result === 'number') {
        if (!input.isEnd) hold = Math.min(hold, result);
      } else if (!found || isBefore({ watch, match: result }, found)) found = { watch, match: result };
    }
    if (!found) return { found, hold };
    return found.match.start < hold || input.isEnd ? { found, hold } : { found: undefined, hold };
  }

  /** Looks for the close of the open region, or for all that may follow outside of regions. */
  private watch(): void {
    const { current, at, template } = this;
    const watches: Watch[] = [];
    const add = (kind: Watch['kind'], field: LoadedField) => {
      const program = field[kind];
      if (!program) return;
      const search = this.searches.get(program)?.from(at) ?? new Search(program, at);
      this.searches.set(program, search);
      watches.push({ kind, field, search });
    };
    if (current && current !== template.implicit) add('close', current);
    else {
      for (const field of template.fields) add('open', field);
      if (template.implicit) add('close', template.implicit);
    }
    this.watches = watches;
  }

  /** Adds the text up to a position to the open region. */
  private take(end: number): void {
    const { current, at, base } = this;
    if (end <= at) return;
    const text = this.buffer.slice(at - base, end - base);
    this.at = end;
    if (!current) return;
    this.isOpen = true;
    if (!isStreamed(current)) this.body.push(text);
    else this.give(current, isStripped(current.contentArgs) ? this.stripped.push(text) : text);
  }

  /** Gives out text of a region whose value is its text. */
  private give(field: LoadedField, text: string, isLast = false): void {
    const before = this.output.get(field.name);
    const isFirst = !this.hasText;
    if (!text && !(isLast && isFirst)) return;
    this.hasText = true;
    const joined = field.join !== undefined && isFirst && before !== undefined && before !== null;
    if (joined) this.emit({ field: field.name, text: `${field.join}${text}` });
    else if (isFirst && before !== undefined) this.emit({ field: field.name, text, restart: true });
    else this.emit({ field: field.name, text });
  }

  private emit(delta: ResponseDelta): void {
    this.output.add(delta);
    // An empty text that changes nothing is of no use to anyone.
    if (!('text' in delta) || delta.text || delta.restart) this.deltas.push(delta);
  }

  private open(field: LoadedField, match: Match, input: Input): void {
    const groups = [...namedGroups(field.open as Search['program'], match, input)];
    this.captures = new Map(groups.filter((group): group is [string, string] => group[1] !== undefined));
    this.current = field;
    this.isOpen = true;
    this.mark = sliceText(match, input);
  }

  /** Closes the open region; `mark` is undefined where the text ends in it. */
  private close(mark: string | undefined): void {
    const { current } = this;
    if (current && this.isOpen) {
      if (isStreamed(current)) this.give(current, '', true);
      else this.giveRegion(current, mark);
    }
    this.current = this.template.implicit;
    this.isOpen = false;
    this.hasText = false;
    this.captures = new Map();
    this.body = [];
    this.stripped = new StrippedText();
  }

  private giveRegion(field: LoadedField, mark: string | undefined): void {
    const { keepsDamaged } = this.options;
    const region: Region = { text: this.body.join(''), isCut: mark === undefined, keepsDamaged, work: this.work };
    try {
      this.giveValue(field, region);
    } catch (error) {
      if (!keepsDamaged || !TemplateError.is(error) || error instanceof LimitError) throw error;
      this.giveDamaged(`${this.mark}${region.text}${mark ?? ''}`);
    }
  }

  private giveValue(field: LoadedField, region: Region): void {
    const { tools } = this.options;
    const parsed = shape(parseContent(region, field.content, field.contentArgs), field, this.captures);
    const value = tools.size > 0 ? castToolCalls(parsed, tools, field.contentArgs) : parsed;
    // Calls that stand in a list are calls of their own.
    const values = field.repeats && field.contentArgs.calls === true && Array.isArray(value) ? value : [value];
    for (const one of values) this.emit(this.createDelta(field, one));
  }

  /** Adds the text of a region that could not be read to the content, marks included. */
  private giveDamaged(text: string): void {
    const { implicit, fields } = this.template;
    const content = implicit ?? fields.find(({ name }) => name === 'content');
    const field = content && isStreamed(content) ? content.name : 'content';
    if (typeof (this.output.get(field) ?? '') === 'string') this.emit({ field, text });
  }

  private createDelta({ name, join, repeats }: LoadedField, value: unknown): ResponseDelta {
    const before = this.output.get(name);
    if (join !== undefined) {
      if (typeof value !== 'string')
        throw valueError(`Field '${name}': 'join' requires each match to parse to a string, got ${nameType(value)}.`);
      return { field: name, text: before === undefined || before === null ? value : `${join}${value}` };
    }
    if (!repeats) return { field: name, value };
    if (this.output.has(name) && !Array.isArray(before))
      throw pyError('AttributeError', `'${nameType(before)}' object has no attribute 'append'`);
    return { field: name, value, append: true };
  }

  /** Drops text that was read. The character before stays, as patterns may look at it. */
  private forget(): void {
    const start = Math.max(this.base, this.at - 2);
    if (start === this.base) return;
    this.buffer = this.buffer.slice(start - this.base);
    this.base = start;
  }

  /** Closes the region at the end of a text whose rest is not read. */
  private skipRest(): void {
    this.at = this.base + this.buffer.length;
    this.close(undefined);
  }
}

const sliceText = ({ start, end }: Match, { text, base }: Input): string => text.slice(start - base, end - base);

/** True if the text of a region is given out while it comes. */
const isStreamed = ({ content, transform, repeats, join }: LoadedField): boolean =>
  content === 'text' && transform === null && (!repeats || join !== undefined);

/** The earlier match comes first, then the longer one, then one that opens a region, then the first name. */
function isBefore(a: Found, b: Found): boolean {
  const [first, second] = [a.match, b.match];
  if (first.start !== second.start) return first.start < second.start;
  if (first.end !== second.end) return first.end > second.end;
  if (a.watch.kind !== b.watch.kind) return a.watch.kind === 'open';
  return a.watch.field.key < b.watch.field.key;
}

/** Brings a parsed value into the shape that the field's transform describes. */
function shape(value: unknown, field: LoadedField, captures: ReadonlyMap<string, string>): unknown {
  const { name, transform, transformEach } = field;
  if (transform === null) return value;
  if (!transformEach) return applyTransform(transform, new Map<string, unknown>([...captures, ['content', value]]));
  if (!Array.isArray(value))
    throw valueError(
      `Field '${name}': transform_each requires the parsed content to be a list, got ${nameType(value)}.`,
    );
  return value.map((item: unknown) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item))
      throw valueError(
        `Field '${name}': transform_each requires each list element to be a dict, got ${nameType(item)}.`,
      );
    return applyTransform(transform, new Map<string, unknown>([...captures, ...Object.entries(item)]));
  });
}

function nameType(value: unknown): string {
  return typeName(value as Value);
}
