import { describe, expect, it } from 'vitest';
import { standardTags } from '../../src/engine/parser/tags.ts';
import { ABSENT, type Kind, PYTHON } from '../compatibility/python.ts';
import { readSamples } from './samples.ts';

const features = readSamples('features');
const names = new Set(features.map(({ name }) => name.replace('features/', '')));
const everything = features.map(({ template }) => template).join('\n');

const symbols = /^\W+$/;

describe('every feature of the language has a sample', () => {
  it.each(present('filters'))('the filter %s', (name) => {
    expect(names, missing(`filter-${name}`)).toContain(`filter-${name}`);
  });

  it.each(present('tests'))('the test %s', (name) => {
    // Tests named by a symbol are reached through select.
    const sample = symbols.test(name) ? 'test-by-symbol' : `test-${name}`;
    expect(names, missing(sample)).toContain(sample);
  });

  it.each(present('globals'))('the function %s', (name) => {
    expect(everything, missing('functions')).toMatch(new RegExp(`\\b${name}\\(`));
  });

  it.each([...standardTags.keys(), 'raw', 'generation', 'break', 'continue', 'do', 'trans'])('the tag %s', (name) => {
    expect(everything, missing(name)).toMatch(new RegExp(`\\{%[-+]? *${name}\\b`));
  });

  const kinds = ['str', 'list', 'tuple', 'dict', 'int', 'float'] as const satisfies readonly Kind[];
  const methods = kinds.flatMap((kind) => present(kind).map((name) => `${kind}.${name}`));
  it.each(methods)('the method %s', (method) => {
    const [kind = '', name = ''] = method.split('.');
    const text = features
      .filter((sample) => sample.name.startsWith(`features/method-${kind}`))
      .map(({ template }) => template)
      .join('\n');
    const used = [...text.matchAll(/\.(\w+)/g)].map(([, member]) => member);
    expect(used.includes(name), missing(`method-${kind}-${name}`)).toBe(true);
  });
});

/** Names of Python that are not listed as absent. */
function present(kind: Kind): readonly string[] {
  return PYTHON[kind].filter((name) => !(`${kind}.${name}` in ABSENT));
}

const missing = (name: string): string =>
  `write "## ${name}" on a page of packages/jinja/test/samples/features, then run its tests with UPDATE_SAMPLES=1`;
