import { codeFrame, positionAt } from './code-frame.ts';

/** The location of an error, in offsets of the template's source. */
export interface Place {
  readonly source: string;
  readonly templateName?: string | undefined;
  readonly start: number;
  readonly end: number;
  /** The line that Python blames, where it is not the line of `start`. */
  readonly line?: number | undefined;
}

/** One step of the way from the render call to the place of an error: a macro, include, import or block. */
export interface StackEntry {
  readonly name: string;
  readonly templateName: string | undefined;
  readonly line: number;
  readonly column: number;
}

type Code = 'TEMPLATE_SYNTAX' | 'TEMPLATE_RUNTIME' | 'TEMPLATE_LIMIT';

const mark = Symbol.for('@hubkit/jinja.error');

/** Everything that this package throws on purpose. `message` ends with the place, `rawMessage` is Python's text alone. */
export class TemplateError extends Error {
  /** The values of `name` and `code`: a bundler may give the class another name. */
  protected static readonly kind: readonly [name: string, code: Code] = ['TemplateError', 'TEMPLATE_RUNTIME'];
  readonly code: Code;
  /** Python's exception class: `TypeError`, `UndefinedError`, `TemplateAssertionError`… */
  readonly pyType: string;
  rawMessage: string;
  /** The name that was probably meant; '' if none is near. */
  suggestion = '';
  /** The undefined value that was used. */
  missing: unknown = undefined;
  line = 0;
  column = 0;
  start = -1;
  end = -1;
  templateName: string | undefined = undefined;
  frame = '';
  templateStack: readonly StackEntry[] = [];

  constructor(pyType: string, text: string, options?: ErrorOptions) {
    super(text, options);
    [this.name, this.code] = new.target.kind;
    Object.assign(this, { [mark]: true });
    this.pyType = pyType;
    this.rawMessage = text;
  }

  /** Works across copies of the package. */
  static is(error: unknown): error is TemplateError {
    return typeof error === 'object' && error !== null && mark in error;
  }

  /** The suggestion as a question; '' if there is none. */
  get hint(): string {
    return this.suggestion && `did you mean '${this.suggestion}'?`;
  }

  get isLocated(): boolean {
    return this.line > 0;
  }

  /** Sets the place of the error; only the first one counts, as it is the innermost. */
  locate(place: Place): this {
    if (this.isLocated) return this;
    const { source, start, end, templateName } = place;
    const { line, column } = positionAt(source, start);
    const pythonLine = place.line ?? line;
    Object.assign(this, { start, end, templateName, line: pythonLine, column: pythonLine === line ? column : 1 });
    this.frame = codeFrame(source, start, end);
    return this.compose();
  }

  /** Adds the name of the template, which its parser does not know. */
  inTemplate(name: string): this {
    this.templateName ??= name;
    return this.compose();
  }

  /** Adds the call that led here, outermost last. */
  through(entry: StackEntry): this {
    this.templateStack = [...this.templateStack, entry];
    return this.compose();
  }

  private compose(): this {
    // The author's own text is what people see: nothing may be added to it.
    if (this.pyType === 'TemplateError') return this;
    const place = `${this.templateName ? `template "${this.templateName}", ` : ''}line ${this.line}, column ${this.column}`;
    const way = this.templateStack.map(
      (entry) =>
        `\n  in ${entry.name}, called at ${entry.templateName ? `"${entry.templateName}" ` : ''}line ${entry.line}`,
    );
    this.message = `${this.rawMessage}${this.hint && ` (${this.hint})`}\n  at ${place}${way.join('')}\n${this.frame}`;
    return this;
  }
}

/** The template cannot be compiled: a wrong token, an unknown tag, filter or test. */
export class TemplateSyntaxError extends TemplateError {
  protected static override readonly kind = ['TemplateSyntaxError', 'TEMPLATE_SYNTAX'] as const;
  declare readonly code: 'TEMPLATE_SYNTAX';
}

/** An error that Python raises while rendering; `pyType` is its class. */
export class TemplateRuntimeError extends TemplateError {
  protected static override readonly kind = ['TemplateRuntimeError', 'TEMPLATE_RUNTIME'] as const;
  declare readonly code: 'TEMPLATE_RUNTIME';
}

/** Rendering went past one of the limits of the environment. */
export class LimitError extends TemplateError {
  protected static override readonly kind = ['LimitError', 'TEMPLATE_LIMIT'] as const;
  declare readonly code: 'TEMPLATE_LIMIT';
}

/** An error as Python raises it, without a place: the engine adds the place of the node being executed. */
export function pyError(pyType: string, text: string, options?: ErrorOptions): TemplateError {
  const isSyntax = pyType === 'TemplateSyntaxError' || pyType === 'TemplateAssertionError';
  return new (isSyntax ? TemplateSyntaxError : TemplateRuntimeError)(pyType, text, options);
}

/** A value of the wrong type. */
export const typeError = (text: string): TemplateError => pyError('TypeError', text);

/** A ValueError: a value of the right type that cannot be used. */
export const valueError = (text: string): TemplateError => pyError('ValueError', text);

export function limitError(text: string): LimitError {
  return new LimitError('LimitError', text);
}
