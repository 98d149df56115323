import type { Page } from 'playwright-core';
import { openPage } from './browser.ts';
import { browser, workbench } from './workbench-session.ts';

/** Opens the templates page and waits for its editor. */
export async function openTemplates(options: Parameters<typeof openPage>[1] = {}): ReturnType<typeof openPage> {
  const opened = await openPage(browser, { viewport: { width: 1280, height: 900 }, ...options });
  await opened.page.goto(`${workbench.url}/templates`);
  // The editor is loaded with the first use of the page.
  await opened.page.mouse.move(200, 200);
  await source(opened.page).waitFor();
  await opened.page.getByText(/characters$/).waitFor();
  return opened;
}

/** The editor of the template. */
export const source = (page: Page) => page.locator('.cm-content[aria-label="Template"]');
/** The rendered text. */
export const output = (page: Page) => page.locator('.cm-content[aria-label="Output"]');

/** Replaces the template. */
export async function write(page: Page, text: string): Promise<void> {
  await source(page).click();
  await page.keyboard.press('Control+A');
  // As pasted, so that no bracket is closed and nothing completed.
  await page.keyboard.insertText(text);
}
