import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findPython } from '../../../scripts/python-env.mjs';
import { describeWith } from '../../../test-support/describe-with.ts';
import { pythonSyntaxErrors, syntaxErrors } from '../../code/test/syntax-errors.ts';
import { getInferenceSnippets } from '../src/index.ts';

/** `samples/<case>/` holds `call.json` and what is expected of every client: `<language>-<client>.<ending>`. */
const samples = fileURLToPath(new URL('../samples/', import.meta.url));
const endings = { python: 'py', js: 'js', sh: 'sh' } as const;
const isUpdate = process.env.UPDATE_SAMPLES === '1';
const cases = readdirSync(samples);

function snippetsOf(name: string) {
  const { model, provider, mapping, options } = JSON.parse(readFileSync(`${samples}${name}/call.json`, 'utf8'));
  const logger = {
    error(message: string, error: unknown) {
      throw new Error(message, { cause: error });
    },
  };
  return { provider, snippets: getInferenceSnippets(model, provider, mapping, { ...options, logger }) };
}

describe('inference snippets', () => {
  it.each(cases)('are as expected: %s', (name) => {
    const { snippets } = snippetsOf(name);
    const files = snippets.map(({ language, client, content }) => ({
      file: `${language}-${client}.${endings[language]}`,
      content: `${content}\n`,
    }));
    for (const { file, content } of files) {
      const path = `${samples}${name}/${file}`;
      if (isUpdate) writeFileSync(path, content);
      if (!existsSync(path)) throw new Error(`Create packages/snippets/samples/${name}/${file} with:\n${content}`);
      expect(content).toBe(readFileSync(path, 'utf8'));
    }
    expect(readdirSync(`${samples}${name}`).toSorted()).toEqual(
      [...files.map(({ file }) => file), 'call.json'].toSorted(),
    );
  });

  it('are programs where they are not in Python', () => {
    expect(syntaxErrors(cases.flatMap((name) => snippetsOf(name).snippets))).toEqual([]);
  });
});

describeWith(findPython(), 'inference snippets in Python', (python) => {
  it('are programs', () => {
    expect(
      pythonSyntaxErrors(
        python,
        cases.flatMap((name) => snippetsOf(name).snippets),
      ),
    ).toEqual([]);
  });
});
