import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../models/model-record.ts';
import { printFromTemplates } from './id-templates.ts';

/** Prints with templates, and counts how often the code is made. */
function counted(print: (model: ModelRecord) => string[], kindOf = (model: ModelRecord) => model.tags.join()) {
  const counter = { made: 0 };
  const printed = printFromTemplates((model) => {
    counter.made++;
    return print(model);
  }, kindOf);
  return { counter, of: (id: string, tags: readonly string[] = []) => printed({ id, tags }) };
}

describe('snippets from templates', () => {
  it('are made once for ids of the same length', () => {
    const { counter, of } = counted(({ id }) => [`load("${id}")`, `run("hf://${id}", "${id}")`]);
    expect(of('acme/one')).toEqual(['load("acme/one")', 'run("hf://acme/one", "acme/one")']);
    const made = counter.made;
    expect(of('emca/two')).toEqual(['load("emca/two")', 'run("hf://emca/two", "emca/two")']);
    expect(counter.made).toBe(made);
  });

  it('are made anew for another length of owner or name, and for another kind', () => {
    const { of } = counted(({ id, tags }) => [tags.includes('x') ? `x ${id}` : `${id.length} ${id}`]);
    expect([of('acme/one'), of('acm/eone'), of('acme/three'), of('acme/one', ['x'])].flat()).toEqual([
      '8 acme/one',
      '8 acm/eone',
      '10 acme/three',
      'x acme/one',
    ]);
  });

  it('have the name and the owner in their places, too', () => {
    const print = ({ id }: ModelRecord) => [`load("${id}")`, `import ${id.split('/')[1]}`, `from ${id.split('/')[0]}`];
    const { counter, of } = counted(print);
    for (const id of ['acme/one', 'acme/two']) expect(of(id)).toEqual(print({ id, tags: [] }));
    const made = counter.made;
    expect(of('emca/six')).toEqual(print({ id: 'emca/six', tags: [] }));
    expect(counter.made).toBe(made);
  });

  it('are not cut inside of other words', () => {
    const print = ({ id }: ModelRecord) => [`zip jar ${id} ${id.split('/')[1]}`];
    const { of } = counted(print);
    for (const id of ['z/j', 'a/b', 'z/b', 'a/j', 'z/j', 'a/b']) expect(of(id)).toEqual(print({ id, tags: [] }));
  });

  it.each([
    ['a part of the name', ({ id }: ModelRecord) => [`load("${id.slice(6)}")`]],
    ['the id in other letters', ({ id }: ModelRecord) => [`load("${id.toUpperCase()}")`]],
  ])('are never used where the code has %s', (_, print) => {
    const { of } = counted(print);
    for (const id of ['acme/one', 'acme/two', 'emca/one']) expect(of(id)).toEqual(print({ id, tags: [] }));
  });

  it.each(['a"b/c', "a/b'c", 'a b/c', 'gpt2', 'a/b/c', 'a/$(b)', 'ä/b', '-a/b', '/b', 'a/', ''])(
    'are not used for the id %s',
    (id) => {
      const { counter, of } = counted((model) => [JSON.stringify(model.id)]);
      of(id);
      of(id);
      expect(counter.made).toBe(2);
    },
  );

  it('do not pile up for ever', () => {
    const { counter, of } = counted(({ id }) => [id]);
    for (let kind = 0; kind < 3000; kind++) expect(of('acme/one', [`${kind}`])).toEqual(['acme/one']);
    const made = counter.made;
    of('acme/two', ['2999']);
    expect(counter.made).toBe(made);
  });

  it('can be changed by the caller without harm', () => {
    const { of } = counted(({ id }) => [id]);
    of('acme/one').push('more');
    expect(of('acme/two')).toEqual(['acme/two']);
  });
});
