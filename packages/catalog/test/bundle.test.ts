import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { ALL_MODEL_LIBRARY_KEYS, LIBRARIES, TASKS_DATA } from '../src/index.ts';

const summaries = Object.values(TASKS_DATA).flatMap((page) => page?.summary || []);

/** Bundles a line of imports for browsers. */
async function bundled(source: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: fileURLToPath(new URL('.', import.meta.url)), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    conditions: ['hubkit-source'],
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

describe('a bundle', () => {
  it('with PIPELINE_DATA alone has no pages, snippets or schemas in it', async () => {
    const text = await bundled("import { PIPELINE_DATA } from '@hubkit/catalog'; console.log(PIPELINE_DATA);");
    expect(text).toContain('Text-to-Image');
    expect(summaries.filter((summary) => text.includes(summary))).toEqual([]);
    expect(text).not.toContain('from_pretrained');
    expect(text.length).toBeLessThan(700 * Object.keys(TASKS_DATA).length);
  });

  it('with the names of the libraries alone has none of their snippets in it', async () => {
    const text = await bundled(
      "import { ALL_MODEL_LIBRARY_KEYS } from '@hubkit/catalog'; console.log(ALL_MODEL_LIBRARY_KEYS);",
    );
    expect(text).toContain('sentence-transformers');
    expect(text).not.toContain('https://');
    expect(text.length).toBeLessThan(30 * ALL_MODEL_LIBRARY_KEYS.length);
  });

  it('with one library has no other in it', async () => {
    const text = await bundled("import { timm } from '@hubkit/catalog/libraries/timm'; console.log(timm);");
    expect(text).toContain('hf_hub:');
    expect(text.match(/https:\/\/github\.com\/[\w/.-]+/g)).toEqual([LIBRARIES.timm.repoUrl]);
  });

  it('with one page has the others not in it', async () => {
    const text = await bundled("import { page } from '@hubkit/catalog/tasks/text-to-image/page'; console.log(page);");
    expect(summaries.filter((summary) => text.includes(summary))).toEqual([TASKS_DATA['text-to-image'].summary]);
  });

  it('with one schema has the others not in it', async () => {
    const text = await bundled(
      "import { input } from '@hubkit/catalog/tasks/text-to-image/schema'; console.log(input);",
    );
    expect(text).toContain('negative_prompt');
    expect(text).not.toContain('tool_choice');
  });
});
