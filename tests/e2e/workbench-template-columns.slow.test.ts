import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeViolations, describeInBrowser } from './browser.ts';
import { openTemplates, output, source, write } from './templates-page.ts';
import { useHost } from './workbench-session.ts';

useHost();

const pane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const splitter = (page: Page, name: string) => page.getByRole('separator', { name });
const classes = (page: Page, name: string) => page.locator(`.hubkit-template-code .${name}`).count();

describeInBrowser('the columns of the templates page', () => {
  it('are three of full height, with nothing of them outside a window of 1280 × 800', async () => {
    const { page, close } = await openTemplates({ viewport: { width: 1280, height: 800 } });
    const boxes = await Promise.all(['Input', 'Template', 'Output'].map((name) => boxOf(pane(page, name))));
    for (const { y, height, width } of boxes) {
      expect(y + height).toBeLessThan(800);
      expect(height).toBeGreaterThan(600);
      expect(width).toBeGreaterThan(250);
    }
    const [input, template, out] = boxes.map(({ x }) => x);
    expect([input, template, out]).toEqual([input, template, out].toSorted((a = 0, b = 0) => a - b));
    // A message takes a line, and the counts of the scenarios are in sight.
    expect((await boxOf(page.getByRole('group', { name: 'Message 1' }))).height).toBeLessThan(48);
    const counts = await boxOf(page.getByRole('heading', { name: /^Scenarios/ }));
    expect(counts.y + counts.height).toBeLessThan(800);
    await close();
  });

  it('are two at 768 px, where input and template take turns, and one at 360 px', async () => {
    const { page, close } = await openTemplates({ viewport: { width: 768, height: 1024 } });
    expect(await pane(page, 'Input').isVisible()).toBe(false);
    expect(await pane(page, 'Output').isVisible()).toBe(true);
    await page.getByRole('radio', { name: 'Input' }).check();
    expect(await pane(page, 'Template').isVisible()).toBe(false);
    expect(await pane(page, 'Output').isVisible()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await pane(page, 'Output').isVisible()).toBe(false);
    await page.getByRole('radio', { name: 'Output' }).check();
    expect(await pane(page, 'Input').isVisible()).toBe(false);
    expect(await output(page).isVisible()).toBe(true);
    await close();
  });

  it('have widths that keys and the mouse change, and that a reload keeps', async () => {
    const { page, close } = await openTemplates({ viewport: { width: 1280, height: 800 } });
    const widthOf = async (name: string) => Math.round((await boxOf(pane(page, name))).width);
    const before = await widthOf('Input');
    await splitter(page, 'Width of input').press('ArrowRight');
    await splitter(page, 'Width of input').press('ArrowRight');
    expect(await widthOf('Input')).toBeGreaterThan(before + 30);
    expect(await splitter(page, 'Width of input').getAttribute('aria-valuenow')).toBe('34');

    const line = await boxOf(splitter(page, 'Width of template'));
    const outputBefore = await widthOf('Output');
    await page.mouse.move(line.x + line.width / 2, line.y + 300);
    await page.mouse.down();
    await page.mouse.move(line.x + line.width / 2 - 60, line.y + 300, { steps: 4 });
    await page.mouse.up();
    expect(await widthOf('Output')).toBe(outputBefore + 60);
    const kept = [await widthOf('Input'), await widthOf('Template'), await widthOf('Output')];
    await page.reload();
    await page.mouse.move(200, 200);
    await source(page).waitFor();
    expect([await widthOf('Input'), await widthOf('Template'), await widthOf('Output')]).toEqual(kept);
    await splitter(page, 'Width of input').press('Home');
    expect(await splitter(page, 'Width of input').getAttribute('aria-valuenow')).toBe('15');
    await splitter(page, 'Width of input').press('Enter');
    expect(await widthOf('Input')).toBe(before);
    await close();
  });

  it('stay where they are when an error comes and goes', async () => {
    const { page, close } = await openTemplates({ viewport: { width: 1280, height: 800 } });
    const places = () =>
      Promise.all([source(page), output(page), page.getByRole('heading', { name: /problems/i })].map(boxOf));
    const parts = async () => (await places()).map(({ x, y }) => [x, y].map(Math.round));
    await write(page, '{{ messages | tojson }}');
    await output(page).getByText('"role"').waitFor();
    const before = await parts();
    const lines = await page.locator('.hubkit-template-code').evaluateAll((all) => all.map((box) => box.clientHeight));
    await write(page, '{{ messages | tojsn }}');
    await page.getByRole('button', { name: 'Apply fix' }).waitFor();
    await page.locator('.hubkit-template-failure').waitFor();
    expect((await parts()).slice(0, 2)).toEqual(before.slice(0, 2));
    expect(
      await page.locator('.hubkit-template-code').evaluateAll((all) => all.map((box) => box.clientHeight)),
    ).toEqual(lines);
    await page.getByRole('button', { name: 'Apply fix' }).click();
    await page.getByText('No problems').waitFor();
    expect(await parts()).toEqual(before);
    await close();
  });

  it('show spaces only on request: the hidden ones, or all, kept over a reload', async () => {
    const { page, close } = await openTemplates();
    await write(page, '{{- "a" -}}  \nb\u00a0c \nd e');
    await output(page).getByText('d e').waitFor();
    expect([await classes(page, 'hubkit-template-missed'), await classes(page, 'cm-highlightSpace')]).toEqual([0, 0]);
    await page.getByLabel('Spaces').selectOption('Hidden');
    await page.locator('.hubkit-template-missed').first().waitFor();
    const missed = () => page.locator('.cm-content[aria-label="Output"] .hubkit-template-missed').allTextContents();
    expect(await missed()).toEqual(['\u00a0', ' ']);
    expect(await classes(page, 'cm-highlightSpace')).toBe(0);
    await page.getByLabel('Spaces').selectOption('All');
    await page.locator('.cm-highlightSpace').first().waitFor();
    await page.reload();
    await page.mouse.move(200, 200);
    await page.locator('.cm-highlightSpace').first().waitFor();
    expect(await page.getByLabel('Spaces').inputValue()).toBe('all');
    await close();
  });

  it('take the template of a model that is chosen as everywhere', async () => {
    const { page, close } = await openTemplates();
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import a template' });
    await dialog.getByRole('combobox', { name: 'Model' }).fill('qwen3-32');
    await dialog.getByRole('option', { name: /Qwen\/Qwen3-32B/ }).click();
    await page.getByRole('combobox', { name: 'Source' }).locator('option', { hasText: 'Qwen/Qwen3-32B' }).waitFor({
      state: 'attached',
    });
    expect(await source(page).textContent()).toContain('Written by hubkit after the format of Qwen3');
    await close();
  });

  it('keep the dialog, with what was typed and the reason, where an import fails', async () => {
    const { page, close } = await openTemplates();
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import a template' });
    await dialog.getByLabel('Pasted text').fill('kept text');
    const model = dialog.getByRole('combobox', { name: 'Model' });
    await model.fill('nobody/nothing-at-all');
    await model.press('Enter');
    await dialog.getByRole('alert').getByText('nobody/nothing-at-all').waitFor();
    expect(await model.inputValue()).toBe('nobody/nothing-at-all');
    expect(await dialog.getByLabel('Pasted text').inputValue()).toBe('kept text');
    expect(await page.getByRole('alert').count()).toBe(1);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await close();
  });

  it('import a pasted text, from a dialog whose list of models stays in a narrow window', async () => {
    const { page, close } = await openTemplates();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import a template' });
    const start = dialog.getByRole('button', { name: 'Import text' });
    expect(await start.isDisabled()).toBe(true);
    const model = dialog.getByRole('combobox', { name: 'Model' });
    await model.fill('qwen3-32');
    const option = dialog.getByRole('option', { name: /Qwen\/Qwen3-32B/ });
    const list = await option.locator('xpath=ancestor::*[@role="listbox"]').boundingBox();
    expect((list?.x ?? 360) + (list?.width ?? 0)).toBeLessThanOrEqual(344);
    await dialog.getByLabel('Pasted text').fill('from a text');
    await start.click();
    await expect.poll(() => source(page).textContent()).toContain('from a text');
    await close();
  });

  it('import a file as soon as it is chosen', async () => {
    const { page, close } = await openTemplates();
    await page.getByRole('button', { name: 'Import' }).click();
    const file = { name: 'own.jinja', mimeType: 'text/plain', buffer: Buffer.from('from a file') };
    await page.getByRole('dialog', { name: 'Import a template' }).getByLabel('Or files').setInputFiles(file);
    await expect.poll(() => source(page).textContent()).toContain('from a file');
    await close();
  });
});
