import { describe, expect, it } from 'vitest';
import { readEntries } from './entries.mjs';

const entry = (source: string, published: string) => ({ 'hubkit-source': source, default: published });

describe('the entries of a package', () => {
  it('are the modules that its package.json lets others import', () => {
    const manifest = {
      exports: {
        '.': entry('./src/index.ts', './dist/index.js'),
        './styles.css': { default: './src/styles.css' },
        './closed': null,
      },
      imports: { '#bin': entry('./src/bin.ts', './dist/bin.js') },
    };
    expect(readEntries(manifest, ['./src/index.ts', './src/bin.ts', './src/other.ts'])).toEqual([
      { source: './src/index.ts', name: 'index' },
      { source: './src/bin.ts', name: 'bin' },
    ]);
  });

  it('take the place of a star, but for tests and registries', () => {
    const manifest = { exports: { './tasks/*/page': entry('./src/tasks/*/page.ts', './dist/tasks/*/page.js') } };
    const sources = ['./src/tasks/chat/page.ts', './src/tasks/chat/schema.ts', './src/tasks/pages.gen.ts'];
    expect(readEntries(manifest, sources)).toEqual([{ source: './src/tasks/chat/page.ts', name: 'tasks/chat/page' }]);
    const all = { exports: { './*': entry('./src/*.ts', './dist/*.js') } };
    expect(readEntries(all, ['./src/a.ts', './src/a.test.ts', './src/a.cases.ts', './src/b.gen.ts'])).toEqual([
      { source: './src/a.ts', name: 'a' },
    ]);
  });

  it('have a second file where package.json names one for Node', () => {
    const both = { ...entry('./src/all.ts', './dist/all.js'), node: './dist/all.node.js' };
    expect(readEntries({ exports: { './all': both } }, ['./src/all.ts'])).toEqual([
      { source: './src/all.ts', name: 'all', nodeName: 'all.node' },
    ]);
  });

  it('have parts in a folder of their name, which are no entries', () => {
    const manifest = { exports: { './*': entry('./src/*.ts', './dist/*.js') } };
    expect(readEntries(manifest, ['./src/a.ts', './src/a/part.ts', './src/b/other.ts'])).toEqual([
      { source: './src/a.ts', name: 'a' },
      { source: './src/b/other.ts', name: 'b/other' },
    ]);
  });

  it('are each published once, under their own path rather than that of a pattern', () => {
    const manifest = {
      exports: { './*': entry('./src/*.ts', './dist/any/*.js'), './a': entry('./src/a.ts', './dist/a.js') },
    };
    expect(readEntries(manifest, ['./src/a.ts'])).toEqual([{ source: './src/a.ts', name: 'a' }]);
  });
});
