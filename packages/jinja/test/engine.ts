import { parseJson, Template, TemplateError } from '@hubkit/jinja';
import { generateCode } from '@hubkit/jinja/codegen';
import { debug } from '@hubkit/jinja/debug';
import { Trace } from '@hubkit/jinja/editor';
import { i18n } from '@hubkit/jinja/i18n';

/** A template, its surroundings and its variables as JSON text, so that 1.0 and big integers keep their form. */
export interface Case {
  readonly template: string;
  readonly context: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly templates?: Readonly<Record<string, string>> | undefined;
  readonly name?: string | undefined;
  /** Renders the template with generated code where available. */
  readonly isGenerated?: boolean;
  /** Renders the template with a trace. */
  readonly isTraced?: boolean;
}

/** The outcome of rendering a case, here or in Python. */
export type Outcome =
  | { readonly ok: true; readonly output: string }
  | {
      readonly ok: false;
      readonly type: string;
      readonly message: string;
      readonly line: number | null;
      /** Of Python: whether the template could be compiled, so that rendering it failed. */
      readonly compiled?: boolean;
    };

/** Default time of `strftime_now`, here and in Python. */
const CLOCK = '2024-07-26T12:00:00';

/** Options of a data file, which names the extensions of separate entries. */
export function withExtensions(options: Case['options']): Case['options'] {
  if (!Array.isArray(options?.extensions)) return options;
  return { ...options, extensions: options.extensions.map((name) => ({ i18n, debug })[name as string] ?? name) };
}

/** A case whose options can be passed to an environment. */
export const withKnownOptions = <Item extends Omit<Case, 'context'>>(item: Item): Item => ({
  ...item,
  ...(item.options && { options: withExtensions(item.options) }),
});

type Render = (context: unknown) => string;

/** The render function of a template; throws what the engine throws. */
export function compile(item: Omit<Case, 'context'>): Render {
  const { template, options, templates, name } = item;
  const settings = {
    now: CLOCK,
    ...withExtensions(options),
    ...(templates && { templates }),
    ...(name !== undefined && { name }),
  };
  // Options come from data files: the engine checks them itself.
  const compiled = new Template(template, settings as ConstructorParameters<typeof Template>[1]);
  if (item.isGenerated) generateCode(compiled);
  return (context) =>
    compiled.render(
      context as Parameters<typeof compiled.render>[0],
      item.isTraced ? { trace: new Trace() } : undefined,
    );
}

const compiled = new Map<string, Render>();

/** As `compile`; the same template in the same surroundings is compiled once. */
export function compileOnce(item: Omit<Case, 'context'>): Render {
  const key = JSON.stringify([item.template, item.options, item.templates, item.name, item.isGenerated, item.isTraced]);
  const known = compiled.get(key);
  if (known) return known;
  const render = compile(item);
  compiled.set(key, render);
  return render;
}

/** True if JSON.parse loses what Python keeps: 1.0, the digits of big integers, the order of keys such as "1". */
const isLossy = (json: string): boolean =>
  /"\d+"\s*:/.test(json) || /\d[.eE]|\d{16}|-0/.test(json.replace(/"(?:[^"\\]|\\.)*"/g, '""'));

/** JSON as a caller would pass it: plain where nothing is lost, otherwise read by `parseJson`. */
export const readJson = (json: string): unknown => (isLossy(json) ? parseJson(json) : JSON.parse(json));

/** Runs `work` and returns its outcome. */
export function outcomeOf(work: () => string): Outcome {
  try {
    return { ok: true, output: work() };
  } catch (error) {
    if (TemplateError.is(error)) {
      return { ok: false, type: error.pyType, message: error.rawMessage, line: error.line || null };
    }
    const { name, message, stack } = error as Error;
    // Anything that is not ours is a bug of the engine: never equal to what Python raises.
    return { ok: false, type: `JavaScript ${name}`, message: `${message}\n${stack}`, line: null };
  }
}

/** Compiles and renders a case. */
export const run = (item: Case): Outcome => outcomeOf(() => compile(item)(readJson(item.context)));
