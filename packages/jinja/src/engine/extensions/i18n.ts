import { Builtin, row } from '../library/index.ts';
import type { LowerTag } from '../lower/lowering.ts';
import { lowerAll } from '../lower/patterns.ts';
import type { CamelOptions } from '../options.ts';
import { eq } from '../runtime/compare.ts';
import { Dict } from '../runtime/dict.ts';
import { typeError } from '../runtime/errors.ts';
import { toMarkup } from '../runtime/markup.ts';
import { binary } from '../runtime/operators.ts';
import { str } from '../runtime/repr.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Frame } from '../runtime/types.ts';
import { callUserFunction, type UserFunction } from '../runtime/user-functions.ts';
import { isString, type Kwargs, Markup, type Value } from '../runtime/values.ts';
import type { Extension } from './extension.ts';
import { parseTrans } from './trans.ts';

function write(frame: Frame, value: Value): void {
  const { render } = frame;
  frame.out += render.autoescape ? toMarkup(value).text : str(value, render);
}

/** Default `gettext` functions: they return the untranslated text. */
const untranslated: Readonly<Record<string, (...args: Value[]) => Value>> = {
  gettext: (text) => text,
  ngettext: (singular, plural, count) => (eq(count, 1) ? singular : plural),
  pgettext: (_context, text) => text,
  npgettext: (_context, singular, plural, count) => (eq(count, 1) ? singular : plural),
};

/** The functions that templates call; those of the new style fill in the variables of the text themselves. */
function functions(options: CamelOptions): Record<string, Value> {
  const made: Record<string, Value> = {};
  for (const [name, plain] of Object.entries(untranslated)) {
    const given: UserFunction | undefined = options.translations?.[name];
    const translate = (args: readonly Value[]) => (given ? callUserFunction(given, args, undefined) : plain(...args));
    const fn = (rt: Runtime, args: readonly Value[], kwargs: Kwargs): Value => {
      const [keyword] = options.newstyleGettext ? [] : kwargs.keys();
      if (keyword !== undefined)
        throw typeError(`NullTranslations.${name}() got an unexpected keyword argument '${keyword}'`);
      const text = translate(args);
      if (!options.newstyleGettext) return text;
      const variables = new Dict(kwargs);
      if (name.startsWith('n') && !variables.has('num')) variables.set('num', args.at(-1));
      if (name.includes('p') && !variables.has('context')) variables.set('context', args[0]);
      return binary(rt, '%', rt.autoescape && typeof text === 'string' ? new Markup(text) : text, variables);
    };
    made[name] = new Builtin(row(name, '*', fn));
  }
  made._ = made.gettext;
  return made;
}

const lowerTrans =
  (isNewStyle: boolean): LowerTag =>
  (lowering, node) => {
    if (node.type !== 'Trans') throw lowering.fail('not a trans tag', node);
    const { singular, plural, context, names, count, isOpen, start, end } = node;
    const [first] = node.values;
    // Jinja calls it in an assignment before the tag, of which it notes no line.
    if (first?.type === 'Call') lowering.lines.cover(first);
    lowering.lines.cover(node, node.at);
    const values = lowerAll(lowering, node.values);
    const name = `${plural === null ? '' : 'n'}${context === null ? '' : 'p'}gettext`;
    const form = (text: string) => (isOpen || isNewStyle ? text : text.replaceAll('%%', '%'));
    const texts = [...(context === null ? [] : [context]), form(singular), ...(plural === null ? [] : [form(plural)])];
    const run = (frame: Frame, [fn, ...found]: readonly Value[]): void => {
      const { render } = frame;
      const args = count === null ? texts : [...texts, found[names.indexOf(count)]];
      const variables = new Map(names.map((key, i) => [key, found[i]]));
      render.at = node;
      if (isNewStyle) {
        if (count === 'num') variables.delete('num');
        write(frame, render.call(fn, args, variables));
      } else {
        const text = render.call(fn, args);
        const marked = render.autoescape && isString(text) && !(text instanceof Markup) ? new Markup(text) : text;
        write(frame, names.length ? binary(render, '%', marked, new Dict(variables)) : marked);
      }
    };
    const called = [lowering.contextName(name), ...values];
    return { type: 'Extension', start, end, values: called, run };
  };

/** The tag `trans` and the functions `gettext`, `ngettext`, `pgettext`, `npgettext` and `_`. */
export const i18n = (options: CamelOptions): Extension => ({
  tags: new Map([['trans', parseTrans(options.policies?.['ext.i18n.trimmed'] === true)]]),
  lower: { type: 'Trans', tag: lowerTrans(options.newstyleGettext === true) },
  globals: functions(options),
});
