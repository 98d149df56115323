import { expect, it } from 'vitest';
import { axeViolationsInBothThemes, describeInBrowser } from './browser.ts';
import { ask, modelsAreThere, openChat } from './workbench-actions.ts';
import { page, useWorkbench, watched, workbench } from './workbench-session.ts';

const STORY = 'Write a short story about a lighthouse keeper.';

// 200 tokens a second.
useWorkbench({ reducedMotion: 'reduce' }, { emulator: { pace: { firstTokenMs: 0, tokenMs: 5 } } });

describeInBrowser('four models side by side', () => {
  it('fit a window of 1280 px, are drawn by frames, however fast their tokens come, scroll as one and show what differs', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openChat(page, workbench);
    for (let count = 0; count < 3; count += 1)
      await page.getByRole('button', { name: /^(Compare|Add model)$/ }).click();
    expect(await page.getByRole('region', { name: /^Column [A-D]$/ }).count()).toBe(4);
    const heads = page.locator('[data-head]');
    for (const column of await heads.all()) {
      const { x = 0, width = 0 } = (await column.boundingBox()) ?? {};
      expect(width).toBeGreaterThan(200);
      expect(x + width).toBeLessThanOrEqual(1280);
    }
    // Changes of the page, as React commits them, and frames.
    await page.evaluate(() => {
      const counts = { changes: 0, frames: 0, together: 0 };
      Reflect.set(globalThis, 'counts', counts);
      new MutationObserver(() => {
        counts.changes += 1;
        const open = [...document.querySelectorAll('article[data-status="open"]')];
        counts.together = Math.max(counts.together, open.filter((answer) => answer.textContent?.length).length);
      }).observe(document.querySelector('main') ?? document.body, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      const next = () => {
        counts.frames += 1;
        requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
    });
    await ask(page, STORY);
    await page.locator('article[data-status="done"][data-role="assistant"]').nth(3).waitFor();
    const counts = await page.evaluate(
      () => Reflect.get(globalThis, 'counts') as Record<'changes' | 'frames' | 'together', number>,
    );
    console.log(JSON.stringify(counts));
    expect(counts.together).toBe(4);
    // Two for each column: its text, and what waits for it. By tokens, there would be hundreds between two slow frames.
    expect(counts.changes / counts.frames).toBeLessThanOrEqual(8);

    // They scroll as one, below their heads.
    await page.setViewportSize({ width: 1280, height: 500 });
    const answers = page.locator('article[data-role="assistant"]');
    const tops = async () =>
      new Set(await answers.evaluateAll((all) => all.map((answer) => Math.round(answer.getBoundingClientRect().top))));
    const headTop = (await heads.first().boundingBox())?.y;
    const [before = 0] = await tops();
    const log = (await page.getByRole('log').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(log.x + log.width / 2, log.y + log.height - 40);
    await page.mouse.wheel(0, 40);
    await expect.poll(tops).toEqual(new Set([before - 40]));
    expect((await heads.first().boundingBox())?.y).toBe(headTop);

    await page.getByRole('button', { name: 'Differences' }).click();
    await page.getByRole('button', { name: 'As a list' }).click();
    const differences = page.getByRole('dialog', { name: 'Differences' });
    await differences.getByRole('heading', { name: /^A \(-\) and D \(\+\)/ }).waitFor();
    await differences.getByText('- Once upon a time').first().waitFor();
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    expect(watched.complaints).toEqual([]);
  });
});

describeInBrowser('a list of 10,000 models', () => {
  it('is searched by typing, of which a page holds few at a time', async () => {
    const models = Array.from({ length: 10_000 }, (_, number) => ({
      id: `acme/model-${String(number).padStart(4, '0')}`,
      pipeline_tag: 'text-generation',
      library_name: 'transformers',
      inferenceProviderMapping: { groq: { status: 'live', providerId: 'm', task: 'conversational' } },
    }));
    await page.route('**/api/models?*', (route) =>
      route.fulfill({ json: models, headers: { 'access-control-allow-origin': '*' } }),
    );
    await page.goto(`${workbench.url}/chat`);
    await modelsAreThere(page);
    const model = page.getByRole('combobox', { name: 'Model' });
    const options = page.getByRole('listbox', { name: 'Models' }).getByRole('option');
    await model.click();
    await options.first().waitFor();
    expect(await options.count()).toBeLessThanOrEqual(60);
    await page.keyboard.type('model-9876');
    await expect.poll(() => options.allInnerTexts()).toEqual([expect.stringContaining('acme/model-9876')]);
    await page.keyboard.press('Enter');
    expect(await model.inputValue()).toBe('acme/model-9876');
    await page.goto(`${workbench.url}/models`);
    const rows = page.getByRole('rowheader');
    await rows.first().waitFor();
    await page.getByRole('searchbox', { name: 'Search models' }).fill('model-1234');
    await rows.getByText('acme/model-1234').waitFor();
    await expect.poll(() => rows.count()).toBe(1);
    expect(watched.complaints).toEqual([]);
  });
});
