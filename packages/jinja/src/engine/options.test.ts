import { describe, expect, expectTypeOf, it } from 'vitest';
import { Environment, Template } from '../index.ts';
import type { CamelOptions, OPTION_NAMES } from './options.ts';

describe('what callers give', () => {
  it.each([
    [{ trimBlokcs: true }, "There is no option 'trimBlokcs'. Did you mean 'trimBlocks'?"],
    [{ trim_blockz: true }, "There is no option 'trim_blockz'. Did you mean 'trimBlocks'?"],
    [{ color: 'red' }, "There is no option 'color'."],
  ])('refuses the options %j', (options, message) => {
    expect(() => new Environment(options as object)).toThrow(message);
    expect(() => new Template('', options as object)).toThrow(message);
  });

  it.each([
    [5, 'The source of a template is text, not int.'],
    [null, 'The source of a template is text, not NoneType.'],
    [{ source: 'x' }, 'The source of a template is text, not dict.'],
  ])('refuses %j as a source', (source, message) => {
    expect(() => new Template(source as never)).toThrow(message);
  });

  it.each([
    ['x', 'The variables of a template are an object or a Map, not str.'],
    [null, 'The variables of a template are an object or a Map, not NoneType.'],
  ])('refuses %j as variables', (variables, message) => {
    expect(() => new Template('').render(variables as never)).toThrow(message);
  });

  it('knows every option', () => {
    expectTypeOf<(typeof OPTION_NAMES)[number]>().toEqualTypeOf<keyof CamelOptions | 'name'>();
  });

  it('takes every option in both spellings', () => {
    const source = '{% if true %}\nx\n{% endif %}';
    expect(new Template(source, { trim_blocks: false }).render()).toBe(
      new Template(source, { trimBlocks: false }).render(),
    );
  });
});
