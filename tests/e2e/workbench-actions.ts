import type { Locator, Page } from 'playwright-core';
import type { Workbench } from '../../apps/workbench/dist/server/server/host.js';

/** Opens the chat of a workbench, and waits for its models. */
export async function openChat(page: Page, { url }: Workbench): Promise<void> {
  await page.goto(`${url}/chat`);
  await page.getByRole('heading', { name: 'Chat with a model' }).waitFor();
  await modelsAreThere(page);
}

/** Waits until a model is chosen. */
export async function modelsAreThere(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.querySelector<HTMLInputElement>('main input[role="combobox"]')?.value.includes('/'),
  );
}

/** Opens the settings of the chat. */
export async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
}

/** Writes a message into the chat, and sends it. */
export async function ask(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message', { exact: true }).fill(text);
  await page.keyboard.press('Enter');
}

/** Waits until the last message is a whole answer. */
export async function answered(page: Page): Promise<void> {
  await page.locator('li:last-child article[data-status="done"][data-role="assistant"]').waitFor();
}

/** Makes every call of a chat without streaming answer with a text. */
export async function answerWith(page: Page, content: string): Promise<void> {
  await page.unroute('**/chat/completions');
  await page.route('**/chat/completions', (route) =>
    route.fulfill({
      json: {
        id: '1',
        object: 'chat.completion',
        created: 0,
        model: 'm',
        choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      },
    }),
  );
}

/** Fills in a token under Connection. */
export async function enterToken(page: Page, token: string): Promise<void> {
  await page.getByRole('button', { name: /^Connection/ }).click();
  await page.getByLabel('Token', { exact: true }).fill(token);
  await page.keyboard.press('Escape');
}

/** Switches a fault of the emulator on; '' switches it off. */
export async function arm(page: Page, fault: string): Promise<void> {
  await page.getByRole('button', { name: /^Connection/ }).click();
  await page.getByLabel('Fault', { exact: true }).selectOption(fault);
  await page.keyboard.press('Escape');
}

/** Returns the text of an element, '' where it has none. */
export async function readText(locator: Locator): Promise<string> {
  return (await locator.textContent()) ?? '';
}
