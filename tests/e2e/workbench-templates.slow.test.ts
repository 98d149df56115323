import { expect, it } from 'vitest';
import { axeViolations, describeInBrowser, openPage } from './browser.ts';
import { openTemplates, output, source, write } from './templates-page.ts';
import { browser, useHost, workbench } from './workbench-session.ts';

useHost();

describeInBrowser('the templates page', () => {
  it('goes from problem to problem with F8, and lets Tab leave the editor', async () => {
    const { page, close } = await openTemplates();
    await write(page, '{{ messages | tojsn }}\n{% if x %}{{ 1 | upperr }}{% endif %}');
    await page.getByText('Problems (2)').waitFor();
    await page.keyboard.press('Control+Home');
    const line = () => page.locator('.cm-activeLine').first().textContent();
    await page.keyboard.press('F8');
    const first = await line();
    await page.keyboard.press('F8');
    expect(await line()).not.toBe(first);
    await page.keyboard.press('Shift+F8');
    expect(await line()).toBe(first);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.cm-content'))).toBeNull();
    await close();
  });

  it('keeps what is selected when the editor takes the place of the plain field', async () => {
    const { page, close } = await openPage(browser);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      const response = await route.fetch();
      // The code of the editor, whatever its file is called.
      if ((await response.text()).includes('hubkit-template-trimmed')) await held;
      await route.fulfill({ response });
    });
    await page.goto(`${workbench.url}/templates`);
    const field = page.locator('textarea[aria-label="Template"]');
    await field.focus();
    await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 26, 'backward'));
    release();
    await source(page).waitFor();
    const selected = () => page.evaluate(() => getSelection()?.toString());
    await expect.poll(selected).toBe('for message in messages');
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(selected).toBe('or message in messages');
    await close();
  });

  it('keeps a changed template over a reload, and lists it under Activity', async () => {
    const { page, complaints, close } = await openTemplates();
    await write(page, 'kept {{ messages[0].role }}');
    await page.waitForURL(/\/templates\?kept=[\w-]{20,}$/);
    // Chromium tries to style the text that takes the place of a selection, which the policy of the page refuses.
    const before = complaints.length;
    await page.reload();
    await output(page).getByText('kept system').waitFor();
    await page.getByRole('link', { name: 'Activity' }).click();
    await page.getByLabel('Search the activity').fill('kept role');
    await page.getByRole('link', { name: 'ChatML' }).click();
    await output(page).getByText('kept system').waitFor();
    expect(complaints.slice(before)).toEqual([]);
    await close();
  });

  it('shares by a link that shows itself first and leaves the address', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page, close } = await openTemplates({ permissions });
    await write(page, 'shared {{ messages | length }} ✓');
    await page
      .getByText('9 characters')
      .or(page.getByText(/1\d characters/))
      .first()
      .waitFor();
    const share = page.getByRole('button', { name: 'Share' });
    const before = await share.boundingBox();
    await share.click();
    await page.getByRole('region', { name: 'Notice' }).getByText('Link copied').waitFor();
    expect(await share.boundingBox()).toEqual(before);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/open#s=1\.[\w-]+$/);
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByText('shared {{ messages | length }} ✓').waitFor();
    expect(page.url()).toBe(`${workbench.url}/open`);
    // In the colors of the editor, with what it makes beside it.
    await expect.poll(() => page.locator('.hubkit-code-delimiter').allTextContents()).toEqual(['{{', '}}']);
    const place = (name: string) => page.getByRole('heading', { name, exact: true }).boundingBox();
    const [template, prompt] = [await place('Template'), await place('Prompt')];
    expect(prompt?.y).toBe(template?.y);
    expect(prompt?.x).toBeGreaterThan(640);
    await page.getByRole('region', { name: 'Prompt' }).getByText('shared 4 ✓').waitFor();
    await page.getByRole('button', { name: 'Edit the template' }).click();
    await output(page).getByText('shared 4 ✓').waitFor();
    await page.goto(`${workbench.url}/open#s=1.AAAA`);
    await page.getByRole('alert').getByText('damaged').waitFor();
    await close();
  });

  it('names the scenarios whose tool call, documents or reasoning a template leaves out', async () => {
    const { page, close } = await openTemplates();
    await page.getByLabel('Source').selectOption('ChatML');
    const row = (name: string) =>
      page.getByRole('region', { name: 'Scenarios' }).getByRole('row', { name: new RegExp(`^${name}`) });
    for (const lost of ['Tool call', 'Documents', 'Reasoning']) await row(lost).getByText('lost').waitFor();
    await row('One question').getByText('renders').waitFor();
    await page.getByLabel('Source').selectOption('Tools and images');
    for (const there of ['Tool call', 'Images']) await row(there).getByText('renders').waitFor();
    await close();
  });

  it('names the turn that a user forges, and underlines what came from messages', async () => {
    const { page, complaints, close } = await openTemplates();
    const panel = page.getByRole('region', { name: 'Text from messages' });
    const underlined = page.locator('.hubkit-template-highlight');
    const scenarios = page.getByRole('region', { name: 'Scenarios' });
    const shown = async () => (await underlined.allTextContents()).join('');
    expect(await underlined.count()).toBe(0);
    await panel.getByLabel('Underline message text').check();
    await expect.poll(shown).toContain('What is 6 times 7?');
    expect(await shown()).not.toContain('im_start');
    expect(await panel.getByRole('listitem').count()).toBe(0);

    await scenarios.getByRole('button', { name: /user can fake a turn.*User forges a turn/ }).click();
    await page.getByRole('dialog').getByText('Tokenize text from messages without special tokens').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Use as input' }).click();
    await panel
      .getByText('Message 1 (user) contains <|im_end|>, which the template writes at the end of a turn.')
      .waitFor();
    await expect.poll(shown).toContain('<|im_end|>');
    expect(await axeViolations(page)).toEqual([]);
    for (const spaces of ['all', 'hidden', 'off']) {
      await page.getByLabel('Spaces').selectOption(spaces);
      await expect.poll(shown).toContain('<|im_end|>');
    }
    await panel.getByRole('link', { name: 'How to prevent it' }).click();
    await page.getByRole('heading', { name: 'User text that must not become a turn' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('takes a template of a megabyte, and renders what is typed at its end', async () => {
    const { page, complaints, close } = await openTemplates();
    await page.evaluate(() => {
      const line = 'The keeper counts the ships, and writes them into the log, one a line.\n';
      const block = `${line.repeat(100)}{% if messages | length == 0 %}none{% endif %}\n`;
      const text = `${block.repeat(Math.ceil(1_000_000 / block.length))}END {{ messages | length }}`;
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'large.jinja'));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    });
    const size = page.getByText(/\d{3},\d{3} characters$/).first();
    await size.waitFor();
    const before = await size.textContent();
    await source(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText('!{{ 6 * 7 }}');
    await expect.poll(() => size.textContent()).not.toBe(before);
    await output(page).click();
    await page.keyboard.press('Control+End');
    await output(page).getByText('END 4!42').waitFor();
    // Of so many lines, only those in view are elements.
    expect(await page.locator('.cm-line').count()).toBeLessThan(500);
    expect(complaints).toEqual([]);
    await close();
  });
});
