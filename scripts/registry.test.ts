import { describe, expect, it } from 'vitest';
import { findLeftovers, findStale } from './find-stale.ts';
import { camelCase, importNamed, objectKey, pascalCase, property, type Registry } from './registry.ts';

describe('the names in registries', () => {
  it.each([
    ['text-to-image', 'textToImage', 'TextToImage', "'text-to-image'"],
    ['transformers.js', 'transformersJs', 'TransformersJs', "'transformers.js'"],
    ['3dtopia-xl', '_3dtopiaXl', '_3dtopiaXl', "'3dtopia-xl'"],
    ['conversational', 'conversational', 'Conversational', 'conversational'],
  ])('are made from %s', (name, camel, pascal, key) => {
    expect([camelCase(name), pascalCase(name), objectKey(name)]).toEqual([camel, pascal, key]);
  });

  it('are written once where key and value are the same', () => {
    expect(property('groq', 'groq')).toBe('groq');
    expect(property('fal-ai', 'falAi')).toBe("'fal-ai': falAi");
  });
});

describe('findStale', () => {
  const registry = (path: string, text: string): Registry => ({ path, write: async () => text });
  const files: Readonly<Record<string, string>> = { 'a.gen.ts': 'same', 'b.gen.ts': 'old' };
  const read = async (path: string) => files[path];

  it('finds changed and missing files', async () => {
    const all = [registry('a.gen.ts', 'same'), registry('b.gen.ts', 'new'), registry('c.gen.ts', 'first')];
    expect(await findStale(all, read)).toEqual({
      stale: [
        { path: 'b.gen.ts', text: 'new' },
        { path: 'c.gen.ts', text: 'first' },
      ],
      failures: [],
    });
  });

  it('goes on when a registry fails, and says which one', async () => {
    const broken: Registry = { path: 'x.gen.ts', write: () => Promise.reject(new Error('no such folder')) };
    const { stale, failures } = await findStale([broken, registry('b.gen.ts', 'new')], read);
    expect(failures).toEqual(['x.gen.ts could not be made: no such folder']);
    expect(stale).toHaveLength(1);
  });
});

describe('findLeftovers', () => {
  it('finds generated files that no registry writes', () => {
    const registries = ['a', 'b'].map((name): Registry => ({ path: `${name}.gen.ts`, write: async () => '' }));
    const files = ['c.gen.ts', 'a.gen.ts', 'd.ts', 'b.gen.ts', 'd.gen.tsx'];
    expect(findLeftovers(registries, files)).toEqual(['c.gen.ts', 'd.gen.tsx']);
  });
});

describe('importNamed', () => {
  it('says what a module must export', async () => {
    await expect(importNamed('scripts/registry.ts', 'missing')).rejects.toThrow(
      'scripts/registry.ts must export missing.',
    );
  });
});
