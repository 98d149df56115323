import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import type { ProviderFacts } from '../src/contract/provider-facts.ts';
import { PROVIDERS_BY_ID } from '../src/providers/providers.gen.ts';
import { keyVariable, PROVIDERS } from '../src/routing/provider-facts.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** The sources that a bundler puts into the file that a page loads first: those behind `import()` are not among them. */
async function loadedFirst(code: string): Promise<readonly string[]> {
  const { metafile } = await build({
    stdin: { contents: code, resolveDir: folder, loader: 'ts', sourcefile: 'page.ts' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['hubkit-source'],
    outdir: 'out',
    metafile: true,
    write: false,
  });
  const { outputs } = metafile;
  const first = Object.keys(outputs).filter((name) => outputs[name]?.entryPoint?.endsWith('page.ts'));
  for (const name of first) {
    const imports = outputs[name]?.imports.filter(({ kind }) => kind === 'import-statement') ?? [];
    first.push(...imports.map(({ path }) => path).filter((path) => !first.includes(path)));
  }
  const sources = first.flatMap((name) => Object.entries(outputs[name]?.inputs ?? {}));
  return sources
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => relative(fileURLToPath(new URL('../src', import.meta.url)), path));
}

const providerFiles = Object.keys(PROVIDERS_BY_ID).map((id) => `providers/${id}.ts`);

describe('a page', () => {
  it('that uses the client loads each provider late, and valibot with it', async () => {
    const files = await loadedFirst("import { InferenceClient } from '@hubkit/inference'; new InferenceClient();");
    expect(files).toContain('call/client.ts');
    const late = files.filter((file) => providerFiles.includes(file) || /^presets\/|valibot/.test(file));
    // The hub's own router is there at once: it has OpenAI's protocol for chat, and knows when a chat wants the Responses API.
    expect(late.sort()).toEqual(['presets/openai-chat.ts', 'presets/responses-dialect.ts']);
  });

  it('that uses the client loads what few files need with the first of these', async () => {
    const files = await loadedFirst("export { InferenceClient } from '@hubkit/inference';");
    expect(files).toContain('binary/deliver-media.ts');
    const late = [
      'binary/is-cut-short.ts',
      'binary/check-address.ts',
      'call/jobs/job-error.ts',
      'transport/public-host.ts',
    ];
    expect(files.filter((file) => late.includes(file))).toEqual([]);
  });

  it('that lists the providers loads none of them', async () => {
    const files = await loadedFirst("export { PROVIDERS } from '@hubkit/inference/provider-facts';");
    expect(files).toEqual(['providers/provider-facts.gen.ts', expect.stringContaining('provider-facts.ts')]);
  });

  it('that prepares requests has all providers at once', async () => {
    const files = await loadedFirst("export { prepare } from '@hubkit/inference/prepare';");
    expect(files).toEqual(expect.arrayContaining(providerFiles));
  });
});

describe('the facts of providers', () => {
  it('name the variables that the tools of a provider read', () => {
    expect(['fal-ai', 'groq', 'hf-inference', 'black-forest-labs', 'no-provider-yet'].map(keyVariable)).toEqual([
      'FAL_KEY',
      'GROQ_API_KEY',
      'HF_TOKEN',
      'BFL_API_KEY',
      'NO_PROVIDER_YET_API_KEY',
    ]);
  });

  it.each(PROVIDERS.map((facts): [string, ProviderFacts] => [facts.id, facts]))('of %s are complete', (id, facts) => {
    expect(facts).toMatchObject({ id, site: expect.stringMatching(/^https:/), hubOrganization: expect.any(String) });
    expect(facts.keyVariable).toMatch(/^[A-Z][A-Z0-9_]*_(API_KEY|KEY|TOKEN)$/);
    expect(facts.tasks.length).toBeGreaterThan(0);
  });
});
