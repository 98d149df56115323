import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findErrors } from '@hubkit/jinja/editor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Diagnostic } from 'vscode-languageserver-protocol/node';
import { chatTemplates } from '../../packages/jinja/test/corpora/all.ts';
import { applyEdits, caret, type Editor, startEditor } from './language-client.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';

let editor: Editor;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hubkit-lsp-'));
  editor = await startEditor({ cwd: folder });
});
afterAll(async () => {
  const { code, errors } = await editor.quit();
  await rm(folder, { recursive: true, force: true });
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
});

// Our samples, and published templates where the further corpora are there.
describe('every chat template in the language server', () => {
  const isError = ({ severity }: Diagnostic) => severity === 1;
  // A template may print the time, which goes on between two renders.
  const timeless = (text: string | undefined) => text?.replace(/\d\d:\d\d:\d\d/g, '');

  it('is opened, broken, mended, formatted, described and rendered', { timeout: SLOW_TIMEOUT_MS }, async () => {
    const templates = chatTemplates();
    expect(templates.length).toBeGreaterThan(5);
    const wrong: string[] = [];
    let described = 0;
    let formatted = 0;
    for (const { id, template } of templates) {
      const uri = pathToFileURL(join(folder, `${id.replaceAll('/', '-')}.jinja`)).href;
      const check = (isRight: boolean, what: string) => {
        if (!isRight) wrong.push(`${id}: ${what}`);
      };
      // Some published templates have filters that only one server knows.
      const errors = findErrors(template);
      // Nothing is read behind a syntax error.
      const isReadable = errors.every(({ code }) => code !== 'syntax');
      const isKnown = (found: readonly Diagnostic[]) => found.filter(isError).length === errors.length;
      check(isKnown(await editor.open(uri, template)), 'has other errors');
      const before = await editor.execute('hubkit.renderSample', [uri]);

      const broken = `${template}{{ 1 | tojsn }}`;
      const problem = (await editor.change(uri, broken)).findLast(isError);
      const [fix] = problem ? await editor.actions(uri, problem, ['quickfix']) : [];
      const mended = applyEdits(broken, fix?.edit?.changes?.[uri] ?? []);
      check(!isReadable || mended === `${template}{{ 1 | tojson }}`, 'is not mended');

      await editor.change(uri, template);
      const edits = await editor.format(uri);
      const text = applyEdits(template, edits);
      check(isKnown(await editor.change(uri, text)), 'has errors when it is formatted');
      check((await editor.format(uri)).length === 0, 'is formatted to something else the second time');
      const after = await editor.execute('hubkit.renderSample', [uri]);
      check(timeless(after?.text) === timeless(before?.text), 'renders something else when it is formatted');
      if (edits.length > 0) formatted++;

      const at = text.indexOf('messages');
      const position = caret(`${text.slice(0, at)}¦${text.slice(at)}`);
      if ((await editor.hover(uri, position))?.includes('messages')) described++;
      await editor.close(uri);
    }
    expect(wrong).toEqual([]);
    expect(described).toBeGreaterThan(templates.length * 0.9);
    expect(formatted).toBeGreaterThan(0);
  });
});
