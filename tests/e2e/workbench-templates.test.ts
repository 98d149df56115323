import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeViolations, describeInBrowser, openPage } from './browser.ts';
import { openTemplates, output, source, write } from './templates-page.ts';
import { readText } from './workbench-actions.ts';
import { browser, useHost, workbench } from './workbench-session.ts';

useHost();

const scenarios = (page: Page) => page.getByRole('region', { name: 'Scenarios' });

describeInBrowser('the templates page', () => {
  it('mends a broken template with the suggestion, and proves it with the scenarios', async () => {
    const { page, complaints, close } = await openTemplates();
    await page.getByLabel('Source').selectOption('Broken');
    await page.getByText("No filter named 'tojsn'").first().waitFor();
    // The output of the template before is not shown as the last one of this.
    expect(await readText(output(page))).not.toContain('im_start');
    expect(await page.locator('.cm-lintRange-error').first().textContent()).toBe('tojsn');
    expect(await page.locator('.hubkit-template-failure pre').textContent()).toContain('^^^^^');
    expect(await page.locator('.hubkit-template-code[data-stale]').count()).toBe(1);
    // At the top of a pane that has nothing else, without a hint at what is not there.
    const stage = page.locator('[data-name="output"] .hubkit-template-stage');
    const note = await stage.locator('.hubkit-template-failure').boundingBox();
    expect(note?.y).toBe((await stage.boundingBox())?.y);
    expect(await page.getByText('Point at output for its source.').count()).toBe(0);
    await scenarios(page).getByText('12 failed').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('region', { name: 'Problems' }).getByRole('button', { name: 'Apply fix' }).click();
    await page.getByText('No problems').waitFor();
    await scenarios(page).getByText('9 complete · 2 incomplete · 1 unsafe').waitFor();
    expect(await page.locator('.hubkit-template-code[data-stale]').count()).toBe(0);

    const changed = scenarios(page).getByRole('button', { name: 'Tool call, default', exact: false });
    await changed.first().press('Enter');
    const added = page.getByRole('dialog').locator('[data-kind="added"]');
    await added.first().waitFor();
    expect(await added.allTextContents()).toContainEqual(expect.stringContaining('get_weather'));
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Format' }).click();
    await page.getByRole('dialog').getByText('Same output in 12 of 12').waitFor();
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await scenarios(page).getByText('9 complete · 2 incomplete · 1 unsafe').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('shows an output at every moment while templates are switched, keeps what is open below, and undoes no switch', async () => {
    const { page, complaints, close } = await openTemplates();
    await page.getByText('Tokens', { exact: true }).click();
    await page.locator('details[open] input[type="file"]').waitFor();
    await page.evaluate(() => {
      const seen: string[] = [];
      Reflect.set(globalThis, 'seen', seen);
      const look = () =>
        seen.push(document.querySelector('[data-name="output"] .hubkit-template-code')?.textContent ?? '');
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    // Of a source out of sight, the editor has not all lines.
    await page.getByRole('heading', { name: 'Templates', level: 1 }).scrollIntoViewIfNeeded();
    const first = await source(page).textContent();
    await page.getByLabel('Source').selectOption('Tools and images');
    await source(page).getByText('You may call these functions').waitFor();
    await page.getByLabel('Source').selectOption('ChatML');
    await expect.poll(() => source(page).textContent()).toBe(first);
    await output(page).getByText('You answer briefly.').waitFor();
    const seen = await page.evaluate(() => Reflect.get(globalThis, 'seen') as readonly string[]);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((text) => !text.includes('You answer briefly.'))).toEqual([]);
    expect(await page.getByText('Tokens', { exact: true }).locator('..').getAttribute('open')).not.toBeNull();
    await source(page).click();
    await page.keyboard.press('Control+z');
    expect(await source(page).textContent()).toBe(first);
    expect(complaints).toEqual([]);
    await close();
  });

  it('stops a template that never ends, and keeps its text', async () => {
    const { page, close } = await openTemplates();
    const endless = '{% for a in range(99999) %}{% for b in range(99999) %}{{ "" }}{% endfor %}{% endfor %}';
    await write(page, endless);
    await page.getByText('Stopped after 1 s').first().waitFor();
    expect((await source(page).textContent())?.replaceAll('↵', '')).toBe(endless);
    await write(page, '{{ messages[0].role }}!');
    await output(page).getByText('system!').waitFor();
    await close();
  });

  it('says which line and message wrote the output at the caret', async () => {
    const { page, close } = await openTemplates();
    await write(page, '{% for m in messages %}\n[{{ m.content }}]\n{% endfor %}');
    await output(page).getByText('[Hello!]').click();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.getByText('line 2 {{ m.content }}, message 2 (user)').waitFor();
    await page.mouse.move(0, 0);
    expect(
      (await page.locator('.cm-content[aria-label="Template"] .hubkit-template-tint').allTextContents()).join(''),
    ).toContain('m.content');
    await page.keyboard.press('ArrowLeft');
    await page.getByText(/^line 2 \[/).waitFor();
    await close();
  });

  it('completes filters of the engine and keys of the input', async () => {
    const { page, close } = await openTemplates();
    await write(page, '{{ messages[0].co');
    await page.keyboard.press('Control+Space');
    await page.getByRole('option', { name: /^content/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type(' | tojs');
    await page.getByRole('option', { name: /^tojson/ }).waitFor();
    await close();
  });

  it('takes dropped files with named templates and special tokens', async () => {
    const { page, close } = await openTemplates();
    const config = JSON.stringify({
      chat_template: [
        { name: 'default', template: '{{ bos_token }}{{ messages[0].content }}' },
        { name: 'tool_use', template: 'tools: {{ tools | length }}' },
      ],
      bos_token: { content: '<s>' },
    });
    const drop = (name: string, text: string) =>
      page.evaluate(
        ([file, content]) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([content ?? ''], file ?? ''));
          document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
        },
        [name, text],
      );
    await drop('tokenizer_config.json', config);
    await page.getByRole('combobox', { name: 'Template' }).locator('option').nth(1).waitFor({ state: 'attached' });
    await output(page).getByText('<s>').waitFor();
    expect(await page.locator('.hubkit-template-special:not(.hubkit-template-guessed)').textContent()).toBe('<s>');
    await scenarios(page).getByRole('columnheader', { name: 'tool_use' }).waitFor();
    await drop('notes.txt', 'x');
    await page.getByText('notes.txt is no file of a tokenizer').waitFor();
    await close();
  });

  it('loads the template of a model that the address names, or says why it cannot', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${workbench.url}/templates?model=meta-llama/Llama-3.1-8B-Instruct`);
    await page
      .getByRole('combobox', { name: 'Source' })
      .locator('option', { hasText: 'meta-llama/Llama-3.1-8B-Instruct' })
      .waitFor({ state: 'attached' });
    const counts = scenarios(page).getByRole('heading');
    await counts.getByText(/\d+ complete/).waitFor();
    expect(await counts.textContent()).not.toMatch(/(?:[2-9]|1\d) failed/);
    await page.goto(`${workbench.url}/templates?model=nobody/nothing`);
    await page.getByRole('alert').getByText('nobody/nothing has no tokenizer file on this hub').waitFor();
    await close();
  });

  it('writes the form into the JSON text, numbers as they were', async () => {
    const { page, close } = await openTemplates();
    await page.getByLabel('JSON', { exact: true }).check();
    await page.getByLabel('Input as JSON').fill('{"messages": [{"role": "user", "content": "a"}], "t": 30.0}');
    await page.getByLabel('Messages', { exact: true }).check();
    await page.getByRole('group', { name: 'Message 1' }).getByLabel('Content').fill('b');
    await page.getByRole('button', { name: 'Change message 1' }).click();
    await page.getByRole('button', { name: 'Add image' }).click();
    await page.getByLabel('JSON', { exact: true }).check();
    const text = await page.getByLabel('Input as JSON').inputValue();
    expect(text).toContain('"t": 30.0');
    expect(JSON.parse(text).messages).toEqual([
      { role: 'user', content: [{ type: 'image' }, { type: 'text', text: 'b' }] },
    ]);
    await close();
  });
});
