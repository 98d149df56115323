import { beforeAll, expect, it } from 'vitest';
import { findPython } from '../../scripts/python-env.mjs';
import { describeWith } from '../support/describe-with.ts';
import { axeViolations, describeInBrowser, openPage } from './browser.ts';
import { openTemplates, output, write } from './templates-page.ts';
import { browser, useHost, workbench } from './workbench-session.ts';

const python = findPython('jinja2');

useHost({ python: python.found ?? 'there-is-no-python' });

const MODEL = 'Qwen/Qwen3-32B';
const tokenizerFile = { name: 'tokenizer.json', mimeType: 'application/json', buffer: Buffer.of() };
beforeAll(async () => {
  const response = await fetch(`${workbench.endpoints.hub}/${MODEL}/resolve/main/tokenizer.json`);
  tokenizerFile.buffer = Buffer.from(await response.arrayBuffer());
});

/** Chromium tries to style the text that takes the place of a selection, which the policy of the page refuses. */
const isOurs = (complaint: string) => !/inline style|style-src-attr/.test(complaint);

describeInBrowser('the bench of templates', () => {
  it('shows the tokens of the output in place, with their ids and their number', async () => {
    const { page, complaints, close } = await openTemplates();
    await write(page, '<|im_start|>user\n{{ messages[0].content }}<|im_end|>');
    await page.getByText('Tokens', { exact: true }).click();
    await page.getByLabel('Or a file').setInputFiles(tokenizerFile);
    const tokens = page.getByRole('region', { name: 'Tokens of the output' });
    await page.getByText('13 tokens of tokenizer.json, 46 characters').waitFor();
    await tokens.getByText('<|im_start|>').waitFor();
    expect((await tokens.innerText()).replaceAll(/\s+/g, ' ')).toMatch(
      /^Template 13 tokens <\|im_start\|> 1 user 298 ↵ 13 You 329 ·answer 295 ·b 271 r 117/,
    );
    expect(await tokens.locator('[data-kind="special"]').allInnerTexts()).toEqual(['<|im_start|>\n1', '<|im_end|>\n2']);
    await page.getByLabel('Ids').uncheck();
    expect(await tokens.innerText()).not.toContain('298');
    await page.getByLabel('Ids').check();
    await write(page, '<|im_start|>');
    await page.getByText('1 token of tokenizer.json, 12 characters').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    // What is loaded needs no button that loads it; another one can still be chosen.
    expect(await page.getByLabel('Or a file').count()).toBe(0);
    await page.getByRole('button', { name: 'Other tokenizer' }).click();
    await page.getByLabel('Or a file').setInputFiles({ ...tokenizerFile, buffer: Buffer.from('{}') });
    await page.getByText('This is not a tokenizer.json').waitFor();
    expect(complaints.filter(isOurs)).toEqual([]);
    await close();
  });

  it('loads the tokenizer of a model from the hub, whose tokens the output of its template has', async () => {
    const { page, complaints, close } = await openPage(browser);
    await page.goto(`${workbench.url}/templates?model=${MODEL}`);
    // The template of the model takes the place of the one that the page begins with.
    await page
      .getByRole('combobox', { name: 'Source' })
      .locator('option', { hasText: MODEL })
      .waitFor({ state: 'attached' });
    await page.getByText('Tokens', { exact: true }).click();
    const load = page.getByRole('button', { name: `Load tokenizer of ${MODEL.split('/').at(-1)}` });
    await load.click();
    await page.getByText(new RegExp(`\\d+ tokens of ${MODEL}, \\d+ characters`)).waitFor();
    expect(await load.count()).toBe(0);
    const tokens = page.getByRole('region', { name: 'Tokens of the output' });
    // One token for each mark of ChatML: the template and the tokenizer belong together.
    expect((await tokens.innerText()).replaceAll(/\s+/g, ' ')).toMatch(
      /^Template \d+ tokens <\|im_start\|> 1 \S+ \d+ ↵ 13 .*<\|im_end\|> 2 ↵ 13 Message 2 \(user\) \d+ tokens/,
    );
    // Still there when the part is opened again, and offered again with another template.
    await page.getByText('Tokens', { exact: true }).click();
    await tokens.waitFor({ state: 'hidden' });
    await page.getByText('Tokens', { exact: true }).click();
    await tokens.getByText('<|im_end|>').first().waitFor();
    await page.getByLabel('Source').selectOption('ChatML');
    await page.getByText(new RegExp(`\\d+ tokens of ${MODEL}`)).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('loads the tokenizer of a model that is chosen for a template of none', async () => {
    const { page, complaints, close } = await openTemplates();
    await page.getByText('Tokens', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Model' }).fill(MODEL);
    await page.keyboard.press('Enter');
    await page.getByText(new RegExp(`\\d+ tokens of ${MODEL}, \\d+ characters`)).waitFor();
    await page.getByRole('region', { name: 'Tokens of the output' }).getByText('Message 4 (user)').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(complaints.filter(isOurs)).toEqual([]);
    await close();
  });

  it('takes a tokenizer that is dropped anywhere on the page', async () => {
    const { page, close } = await openTemplates();
    await page.evaluate((text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'tokenizer.json', { type: 'application/json' }));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, tokenizerFile.buffer.toString());
    await page.getByText(/tokens of tokenizer\.json/).waitFor();
    await close();
  });
});

describeWith(python, 'the bench of templates with Python', () => {
  it('agrees with Python, says where it does not, and which of them fails', async () => {
    const { page, complaints, close } = await openTemplates();
    await page.getByText('Python’s own output', { exact: true }).click();
    await page.getByText(/^Python 3\.\S+ with Jinja2 3\.\S+, in a sandbox/).waitFor();
    const render = page.getByRole('button', { name: 'Render in Python' });
    await render.click();
    await page.getByText(/^✓ Both agree on \d+ characters\.$/).waitFor();
    expect(await page.getByRole('region', { name: 'Output of Python' }).innerText()).toContain('You answer briefly.');
    await page.evaluate(() => {
      // Another Python: its output ends earlier.
      const { fetch } = globalThis;
      globalThis.fetch = (input, init) =>
        String(input) === '/python/render'
          ? Promise.resolve(Response.json({ ok: true, output: 'ab' }))
          : fetch(input, init);
    });
    await write(page, 'ab c');
    await output(page).getByText('ab').waitFor();
    await page.getByText('The template or its input has changed since.').waitFor();
    await render.click();
    await page.getByText('They differ from line 1, column 3:').waitFor();
    await page.getByText('·c', { exact: true }).waitFor();
    await page.getByText('(end)', { exact: true }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(complaints.filter(isOurs)).toEqual([]);
    await close();
  });

  it('shows the error of Python with its line', async () => {
    const { page, close } = await openTemplates();
    await write(page, '\n{{ raise_exception("no tools") }}');
    await page.getByText('Python’s own output', { exact: true }).click();
    await page.getByRole('button', { name: 'Render in Python' }).click();
    await page.getByText('Both fail. Python: TemplateError: no tools, line 2').waitFor();
    await close();
  });
});
