import { describe, expect, it } from 'vitest';
import { type EnvironmentOptions, parseJson, Template, TemplateError } from '../../src/index.ts';
import { chatContexts, chatTemplates, featureCases } from '../corpora/all.ts';
import { withExtensions } from '../engine.ts';

const fixed = { now: '2024-07-26T12:00:00', random: () => 0.5 };

/** A template with the options and variables to render it with. */
interface Rendered {
  readonly id: string;
  readonly template: string;
  readonly options: EnvironmentOptions;
  readonly context: object;
}

const corpora: [string, () => Rendered[]][] = [
  [
    'chat templates',
    () => {
      const contexts = chatContexts().map(({ context }) => parseJson(context) as object);
      return chatTemplates().flatMap(({ id, template }) =>
        contexts.map((context) => ({ id, template, context, options: fixed })),
      );
    },
  ],
  [
    'templates for one feature',
    () =>
      featureCases().map(({ template, context, options, templates, name }) => ({
        id: template,
        template,
        context: parseJson(context) as object,
        // Options come from data files: the engine checks them itself.
        options: {
          ...fixed,
          ...withExtensions(options),
          ...(templates && { templates }),
          ...(name && { name }),
        } as EnvironmentOptions,
      })),
  ],
];

describe('the formatter', () => {
  it.each(corpora)('changes neither what %s render nor its own work', (_, read) => {
    const pairs = new Map<string, Pair | undefined>();
    let compared = 0;
    for (const { id, template, options, context } of read()) {
      const key = JSON.stringify([template, options]);
      if (!pairs.has(key)) pairs.set(key, pairOf(id, template, options));
      const pair = pairs.get(key);
      if (pair === undefined) continue;
      const [before, after] = [pair.original, pair.formatted].map((render) => attempt(() => render(context)));
      compared++;
      if (after !== before) expect(after, `${id}\n${pair.source}`).toBe(before);
    }
    expect(compared).toBeGreaterThan(50);
  });
});

interface Pair {
  readonly source: string;
  readonly original: (context: object) => string;
  readonly formatted: (context: object) => string;
}

/** A template and its formatted self; undefined where it cannot be read. */
function pairOf(id: string, template: string, options: EnvironmentOptions): Pair | undefined {
  try {
    const source = Template.format(template, options);
    const twice = Template.format(source, options);
    if (twice !== source) expect(twice, id).toBe(source);
    return { source, original: compiled(template, options), formatted: compiled(source, options) };
  } catch (error) {
    if (TemplateError.is(error) && error.code === 'TEMPLATE_SYNTAX') return undefined;
    throw error;
  }
}

/** Templates that do not compile throw when they are rendered, so that both sides can be compared. */
function compiled(source: string, options: EnvironmentOptions): (context: object) => string {
  try {
    const template = new Template(source, options);
    return (context) => template.render(context);
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** The text, or the error without the numbers of lines, which formatting changes. */
function attempt(render: () => string): string {
  try {
    return render();
  } catch (error) {
    if (TemplateError.is(error)) return `${error.pyType}: ${error.rawMessage.replace(/\bon line \d+/, 'on line n')}`;
    throw error;
  }
}
