import { Closures } from './closures/printer.ts';
import { extensions } from './extensions/index.ts';
import { chatSyntax, type Syntax } from './lexer/syntax.ts';
import { Builtin, chatGlobals, filters, globals, htmlJson, tests } from './library/index.ts';
import type { LoweringSettings, LowerTag } from './lower/lowering.ts';
import { lowerTemplate } from './lower/template.ts';
import { type CamelOptions, camelOptions, type EnvironmentOptions, type Loader } from './options.ts';
import type { TemplateNode } from './parser/ast.ts';
import { Parser, type Tags } from './parser/parser.ts';
import { chatTags, standardTags } from './parser/tags.ts';
import { RenderContext } from './runtime/context.ts';
import { hashKey } from './runtime/dict.ts';
import { pyError, TemplateError, typeError, valueError } from './runtime/errors.ts';
import { defaultLimits, type Limits } from './runtime/limits.ts';
import { located } from './runtime/locate.ts';
import { type RenderOptions, RenderState } from './runtime/render.ts';
import { str } from './runtime/repr.ts';
import { runTemplate } from './runtime/run.ts';
import type { Policies, Row } from './runtime/runtime.ts';
import { toList } from './runtime/sequences.ts';
import { truthy } from './runtime/truth.ts';
import type { CompiledTemplate } from './runtime/types.ts';
import { Undefined, undefinedMessage } from './runtime/undefined.ts';
import { type UserFunction, userRow } from './runtime/user-functions.ts';
import { isString, typeName, type UndefinedKind, type Value } from './runtime/values.ts';

const toMap = <T>(given: Readonly<Record<string, T>>) => new Map<string, T>(Object.entries(given));

/** Settings that templates share: syntax, filters, tests, globals, limits, and where other templates come from. */
export class Environment implements LoweringSettings {
  readonly syntax: Syntax;
  readonly tags: Tags;
  /** Filters that were added to those of Jinja, by name; a function gets the value first. */
  readonly filters: Map<string, UserFunction>;
  readonly tests: Map<string, UserFunction>;
  readonly globals: Map<string, Value>;
  readonly extensions: Map<string, LowerTag> = new Map();
  private readonly builtins = new Map<string, Builtin>();
  readonly sandboxed: boolean;
  readonly undefinedKind: UndefinedKind;
  readonly onUndefined: ((message: string) => void) | undefined;
  readonly policies: Policies;
  readonly decodeEntity: ((reference: string) => string) | undefined;
  readonly limits: Limits;
  readonly options: CamelOptions;
  private fixedTime: Date | undefined = undefined;
  private readonly isChat: boolean;
  private readonly cache = new Map<string | undefined, CompiledTemplate>();

  constructor(given: EnvironmentOptions = {}) {
    const hasOptions = Object.keys(given).length > 0;
    const options = hasOptions ? camelOptions(given) : {};
    const kind = options.environment ?? 'transformers';
    this.options = options;
    this.isChat = kind === 'transformers';
    this.sandboxed = kind !== 'jinja';
    this.syntax = hasOptions ? createSyntax(options, this.isChat) : chatSyntax;
    this.undefinedKind = options.undefined ?? 'default';
    this.onUndefined = options.onUndefined;
    this.policies = options.policies ?? {};
    this.decodeEntity = options.decodeEntity;
    this.limits = { ...defaultLimits, ...options.limits };
    this.filters = options.filters ? toMap(options.filters) : new Map();
    this.tests = options.tests ? toMap(options.tests) : new Map();
    this.globals = new Map();
    this.tags = options.extensions ? this.extend(options.extensions) : this.isChat ? chatTags : standardTags;
    if (options.globals) for (const [name, value] of toMap(options.globals)) this.globals.set(name, value);
  }

  private extend(names: NonNullable<CamelOptions['extensions']>): Tags {
    const tags = new Map(standardTags);
    for (const name of names) {
      const make = typeof name === 'function' ? name : Object.hasOwn(extensions, name) ? extensions[name] : undefined;
      if (!make) throw valueError(missingExtension(name as string));
      const { tags: added, lower, globals } = make(this.options);
      for (const [tag, parse] of added) tags.set(tag, parse);
      if (lower) this.extensions.set(lower.type, lower.tag);
      for (const [key, value] of Object.entries(globals ?? {})) this.globals.set(key, value);
    }
    return tags;
  }

  /** Adds a global, as users of `@huggingface/jinja` know it. */
  set(name: string, value: Value): Value {
    this.globals.set(name, value);
    return value;
  }

  /** A template of the loader. */
  getTemplate(name: string): Template {
    return new Template(this.compiled(name), this);
  }

  fromString(source: string, name?: string): Template {
    return new Template(this.compile(source, name), this);
  }

  /** The syntax tree of a source; errors carry the name. */
  parse(source: string, name?: string): TemplateNode {
    if (typeof source !== 'string') throw typeError(`The source of a template is text, not ${typeName(source)}.`);
    try {
      return new Parser(source, this.syntax, this.tags).template();
    } catch (error) {
      throw name !== undefined && TemplateError.is(error) ? error.inTemplate(name) : error;
    }
  }

  /** Compiles a source, or its syntax tree if it has one already; errors carry the name. */
  compile(source: string, name: string | undefined, tree = this.parse(source, name)): CompiledTemplate {
    const { autoescape = false } = this.options;
    const isEscaping = typeof autoescape === 'function' ? autoescape(name) : autoescape;
    return new Closures(lowerTemplate(this, tree, name, isEscaping)).template;
  }

  /** The template that an include, import or extends asks for; an include may ask for several, and gets the first there is. */
  compiled(wanted: Value, isOne = true): CompiledTemplate {
    if (wanted instanceof Template) return wanted.compiled;
    const { loader = this.options.templates } = this.options;
    const name = isString(wanted) ? str(wanted) : undefined;
    if (name === undefined && !isOne && !(wanted instanceof Undefined))
      return this.select(truthy(wanted) ? toList(wanted) : []);
    let template = this.cache.get(name);
    if (template) return template;
    if (!loader) throw typeError('no loader for this environment specified');
    hashKey(wanted);
    if (wanted instanceof Undefined) throw wanted.failure();
    const source = name === undefined ? undefined : load(loader, name);
    if (source === undefined) throw pyError('TemplateNotFound', str(wanted));
    template = this.compile(source, name);
    this.cache.set(name, template);
    return template;
  }

  private select(names: readonly Value[]): CompiledTemplate {
    if (!names.length) throw pyError('TemplatesNotFound', 'Tried to select from an empty list of templates.');
    for (const name of names) {
      try {
        return this.compiled(name);
      } catch (error) {
        if (!/^(TemplateNotFound|UndefinedError)$/.test((error as TemplateError).pyType)) throw error;
      }
    }
    throw pyError(
      'TemplatesNotFound',
      `none of the templates given were found: ${names.map((name) => (name instanceof Undefined ? undefinedMessage(name) : str(name))).join(', ')}`,
    );
  }

  filter(name: string): Row | undefined {
    const given = this.filters.get(name);
    if (given) return userRow(name, given);
    return name === 'tojson' && !this.isChat ? htmlJson() : filters.get(name);
  }

  test(name: string): Row | undefined {
    const given = this.tests.get(name);
    return given ? userRow(name, given) : tests.get(name);
  }

  /** A function of the library, as templates meet it. */
  builtin(name: string): Builtin | undefined {
    let known = this.builtins.get(name);
    if (known) return known;
    const row = globals.get(name) ?? (this.isChat ? chatGlobals.get(name) : undefined);
    if (!row) return undefined;
    known = new Builtin(name === 'range' && this.sandboxed ? row.with(row.fn, 'safe_range') : row);
    this.builtins.set(name, known);
    return known;
  }

  /** Every name of a kind, for "did you mean". */
  names(kind: 'filter' | 'test' | 'global'): string[] {
    const names: Record<typeof kind, readonly { keys(): Iterable<string> }[]> = {
      filter: [this.filters, filters],
      test: [this.tests, tests],
      global: this.isChat ? [this.globals, globals, chatGlobals] : [this.globals, globals],
    };
    return names[kind].flatMap((table) => [...table.keys()]);
  }

  now(): Date {
    const { now } = this.options;
    if (now === undefined) return new Date();
    if (typeof now === 'function') return now();
    this.fixedTime ??= new Date(now);
    return this.fixedTime;
  }

  random(): number {
    return (this.options.random ?? Math.random)();
  }
}

/** Options of a template that makes its own environment. */
export type TemplateOptions = EnvironmentOptions & {
  /** The name in errors, by which other templates can load this one. */
  readonly name?: string | undefined;
};

/** A compiled template: made once, rendered many times. */
export class Template {
  readonly environment: Environment;
  readonly compiled: CompiledTemplate;

  /**
   * @example new Template('Hello {{ name }}').render({ name: 'World' })
   */
  constructor(source: string | CompiledTemplate, options: TemplateOptions | Environment = {}) {
    const isEnvironment = options instanceof Environment;
    this.environment = isEnvironment ? options : new Environment(options);
    const name = isEnvironment ? undefined : options.name;
    // Whatever else is handed in is refused by the parser, with a sentence.
    const isCompiled = 'ast' in Object(source);
    this.compiled = isCompiled ? (source as CompiledTemplate) : this.environment.compile(source as string, name);
  }

  get source(): string {
    return this.compiled.ast.source;
  }

  get ast(): TemplateNode {
    return this.compiled.ast;
  }

  get name(): string | undefined {
    return this.compiled.name;
  }

  /** The text of the template with these variables: a plain object, a Map, or what `parseJson` gives. */
  render(variables: object = {}, options?: RenderOptions): string {
    if (typeof variables !== 'object' || variables === null)
      throw typeError(`The variables of a template are an object or a Map, not ${typeName(variables)}.`);
    const compiled = options?.trace?.begin(this.compiled, variables) ?? this.compiled;
    const rt = new RenderState(this.environment, compiled, variables, options);
    try {
      return runTemplate(rt, compiled, new RenderContext(rt, compiled.name, variables), 0);
    } catch (error) {
      throw located(rt, error);
    }
  }
}

const missingExtension = (name: string): string =>
  name === 'i18n' || name === 'debug'
    ? `the extension '${name}' is an entry of its own: import { ${name} } from '@hubkit/jinja/${name}' and pass it in place of its name`
    : `there is no extension '${name}'`;

function load(loader: Loader, name: string): string | undefined {
  if (typeof loader === 'function') return loader(name) ?? undefined;
  if (loader instanceof Map) return loader.get(name);
  return Object.hasOwn(loader, name) ? (loader as Readonly<Record<string, string>>)[name] : undefined;
}

function createSyntax(options: CamelOptions, isChat: boolean): Syntax {
  // Its keys are those of the options, but for delimiters, which have "String" after them.
  const given = options as Readonly<Record<string, unknown>>;
  const defaults = { ...chatSyntax, trimBlocks: isChat, lstripBlocks: isChat };
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, given[name] ?? given[`${name}String`] ?? value]),
  ) as unknown as Syntax;
}
