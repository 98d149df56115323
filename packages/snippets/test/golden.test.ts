import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findPython } from '../../../scripts/python-env.mjs';
import { describeWith } from '../../../tests/support/describe-with.ts';
import { type PageCase, parseSamplePage, printSamplePage } from '../../../tests/support/sample-page.ts';
import { pythonSyntaxErrors, syntaxErrors } from '../../code/test/syntax-errors.ts';
import { getInferenceSnippets, type InferenceSnippetOptions, type SnippetModel } from '../src/index.ts';

/** A call at several providers. */
interface GoldenCall {
  readonly model: SnippetModel;
  /** Mapping entries of the model by provider, null for none. */
  readonly providers: Readonly<Record<string, { readonly providerId?: string } | null>>;
  readonly options?: InferenceSnippetOptions;
}

/** `golden/calls/<family>.md` has the calls, `golden/<language>-<client>/<family>.md` what is expected of each client. */
const golden = fileURLToPath(new URL('golden/', import.meta.url));
const families = readdirSync(`${golden}calls`).map((file) => file.replace(/\.md$/, ''));
const cases = families.flatMap((family) =>
  parseSamplePage(readFileSync(`${golden}calls/${family}.md`, 'utf8')).map(({ name, blocks: [call] }) => ({
    family,
    name,
    snippets: snippetsOf(JSON.parse(call?.text ?? 'null')),
  })),
);
const snippets = cases.flatMap((one) => one.snippets);
const pages = [...pagesOf()].map(([page, made]) => ({ page, made }));
const isUpdate = process.env.UPDATE_SAMPLES === '1';
if (isUpdate) writePages();

describe('inference snippets', () => {
  it.each(pages)('are as expected: $page', ({ page, made }) => {
    const kept = readPage(page);
    for (const { name, blocks } of made) {
      const expected = kept.find((one) => one.name === name)?.blocks ?? [];
      for (const { info, text } of blocks) {
        const found = expected.find((block) => block.info === info)?.text;
        expect(text, `golden/${page}.md, ${name}, ${info} (UPDATE_SAMPLES=1 writes it)`).toBe(found ?? '');
      }
    }
    expect(outline(kept)).toEqual(outline(made));
  });

  it('have no page that no call writes', () => {
    const known = pages.map(({ page }) => page);
    expect(listPages().filter((page) => !known.includes(page))).toEqual([]);
  });

  it('are programs where they are not in Python', () => {
    expect(syntaxErrors(snippets)).toEqual([]);
  });
});

describeWith(findPython(), 'inference snippets in Python', (python) => {
  it('are programs', () => {
    expect(pythonSyntaxErrors(python, snippets)).toEqual([]);
  });
});

function snippetsOf({ model, providers, options }: GoldenCall) {
  const logger = {
    error(message: string, error: unknown) {
      throw new Error(message, { cause: error });
    },
  };
  return Object.entries(providers).flatMap(([provider, mapping]) =>
    getInferenceSnippets(model, provider, mapping ?? undefined, { ...options, logger }).map((snippet) => ({
      ...snippet,
      provider,
    })),
  );
}

/** The pages as they would be written now: a page for each client and family, a block for each provider. */
function pagesOf(): ReadonlyMap<string, readonly PageCase[]> {
  const found = new Map<string, PageCase[]>();
  for (const { family, name, snippets } of cases) {
    for (const { language, client, provider, content } of snippets) {
      const page = `${language}-${client}/${family}`;
      const made = found.get(page) ?? [];
      const before = made.at(-1)?.name === name ? (made.pop()?.blocks ?? []) : [];
      made.push({ name, blocks: [...before, { info: `${language} ${provider}`, text: content }] });
      found.set(page, made);
    }
  }
  return found;
}

function listPages(): readonly string[] {
  const files = readdirSync(golden, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
  return files
    .map((file) => file.replaceAll('\\', '/').replace(/\.md$/, ''))
    .filter((page) => !page.startsWith('calls/'));
}

function readPage(page: string): readonly PageCase[] {
  return listPages().includes(page) ? parseSamplePage(readFileSync(`${golden}${page}.md`, 'utf8')) : [];
}

function writePages(): void {
  for (const page of listPages()) rmSync(`${golden}${page}.md`);
  for (const { page, made } of pages) {
    mkdirSync(dirname(`${golden}${page}.md`), { recursive: true });
    writeFileSync(`${golden}${page}.md`, printSamplePage(page.replace('/', ': '), made));
  }
}

const outline = (page: readonly PageCase[]) =>
  page.map(({ name, blocks }) => `${name}: ${blocks.map(({ info }) => info).join(', ')}`);
