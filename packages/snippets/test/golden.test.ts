import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findPython } from '../../../scripts/python-env.mjs';
import { describeWith } from '../../../tests/support/describe-with.ts';
import { pythonSyntaxErrors, syntaxErrors } from '../../code/test/syntax-errors.ts';
import { getInferenceSnippets, type InferenceSnippetOptions, type SnippetModel } from '../src/index.ts';

/** A call at several providers. */
interface GoldenCall {
  readonly model: SnippetModel;
  /** Mapping entries of the model by provider, null for none. */
  readonly providers: Readonly<Record<string, { readonly providerId?: string } | null>>;
  readonly options?: InferenceSnippetOptions;
}

/** `golden/<case>/` holds `call.json` and what is expected of every client: `<language>-<client>.<provider>.<ending>`. */
const golden = fileURLToPath(new URL('golden/', import.meta.url));
const endings = { python: 'py', js: 'js', sh: 'sh' } as const;
const isUpdate = process.env.UPDATE_SAMPLES === '1';
const cases = readdirSync(golden);

function snippetsOf(name: string) {
  const { model, providers, options }: GoldenCall = JSON.parse(readFileSync(`${golden}${name}/call.json`, 'utf8'));
  const logger = {
    error(message: string, error: unknown) {
      throw new Error(message, { cause: error });
    },
  };
  return Object.entries(providers).flatMap(([provider, mapping]) =>
    getInferenceSnippets(model, provider, mapping ?? undefined, { ...options, logger }).map((snippet) => ({
      ...snippet,
      file: `${snippet.language}-${snippet.client}.${provider}.${endings[snippet.language]}`,
    })),
  );
}

describe('inference snippets', () => {
  it.each(cases)('are as expected: %s', (name) => {
    const snippets = snippetsOf(name);
    for (const { file, content } of snippets) {
      const path = `${golden}${name}/${file}`;
      if (isUpdate) writeFileSync(path, `${content}\n`);
      if (!existsSync(path)) throw new Error(`Create packages/snippets/test/golden/${name}/${file} with:\n${content}`);
      expect(`${content}\n`, file).toBe(readFileSync(path, 'utf8'));
    }
    expect(readdirSync(`${golden}${name}`).toSorted()).toEqual(
      [...snippets.map(({ file }) => file), 'call.json'].toSorted(),
    );
  });

  it('are programs where they are not in Python', () => {
    expect(syntaxErrors(cases.flatMap(snippetsOf))).toEqual([]);
  });
});

describeWith(findPython(), 'inference snippets in Python', (python) => {
  it('are programs', () => {
    expect(pythonSyntaxErrors(python, cases.flatMap(snippetsOf))).toEqual([]);
  });
});
