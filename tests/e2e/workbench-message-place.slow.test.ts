import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { answered, answerWith, ask, openChat, openSettings } from './workbench-actions.ts';
import { page, slow, useSlowWorkbench, useWorkbench, workbench } from './workbench-session.ts';

useWorkbench({ reducedMotion: 'reduce' });
useSlowWorkbench();

/** Writes down, frame by frame, the left edge and the width of every message in px. */
function watchPlaces(): void {
  const places = new Map<string, Set<string>>();
  Reflect.set(globalThis, 'placesOf', () => Object.fromEntries([...places].map(([key, set]) => [key, [...set]])));
  const look = () => {
    for (const [index, message] of [...document.querySelectorAll('[role=log] article')].entries()) {
      const { x = 0, width = 0 } = message.closest('li')?.getBoundingClientRect() ?? {};
      const seen = places.get(`message ${index + 1}`) ?? new Set();
      places.set(`message ${index + 1}`, seen.add(`${Math.round(x)}, ${Math.round(width)}`));
    }
    requestAnimationFrame(look);
  };
  look();
}

const placesOf = () =>
  page.evaluate(() => (Reflect.get(globalThis, 'placesOf') as () => Record<string, readonly string[]>)());

describeInBrowser('a message', () => {
  it.each([1280, 360])('keeps its place and width while it is streamed, in a window of %d px', async (width) => {
    await page.setViewportSize({ width, height: 740 });
    await openChat(page, slow);
    await page.evaluate(watchPlaces);
    await ask(page, 'Hello');
    await answered(page);
    await ask(page, 'What can you do?');
    await page.locator('li:nth-child(4) article[data-status="done"]').waitFor();
    const places = Object.values(await placesOf());
    expect(places).toHaveLength(4);
    // One place for all: questions, answers, and every frame of them.
    expect(new Set(places.flat()).size).toBe(1);
    const composer = await page.getByLabel('Message', { exact: true }).boundingBox();
    const [left = 0, messageWidth = 0] = places[0]?.[0]?.split(', ').map(Number) ?? [];
    expect(left).toBeLessThanOrEqual(composer?.x ?? 0);
    expect(left + messageWidth).toBeGreaterThanOrEqual((composer?.x ?? 0) + (composer?.width ?? Infinity) - 60);
  });

  it('shows the lines of an answer as lines', async () => {
    await openChat(page, workbench);
    const poem = ['The lamp goes round,', 'the sea is **wide**,', 'a keeper waits', 'for the evening tide.'];
    await answerWith(page, `${poem.join('\n')}\n\n- Street 1\n  12345 Town\n- two\n\n\`\`\`\na\nb\n\`\`\``);
    await openSettings(page);
    await page.getByLabel(/while it is written|Stream the answer/).uncheck();
    await ask(page, 'A poem');
    await answered(page);
    const answer = page.getByRole('article').last();
    await answer.locator('strong').waitFor();
    expect((await answer.locator('p').first().innerText()).split('\n')).toEqual(
      poem.map((line) => line.replaceAll('*', '')),
    );
    expect((await answer.locator('li').first().innerText()).split('\n')).toEqual(['Street 1', '12345 Town']);
    expect((await answer.locator('pre').innerText()).trim()).toBe('a\nb');
  });

  it('has its words in their places before the Markdown renderer is there, which is loaded while the question is written', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/draw-markdown-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await openChat(page, workbench);
    await answerWith(page, 'One.\n\nTwo.\nTwo and a half.\n\nThree is **more**.');
    await openSettings(page);
    await page.getByLabel('Stream the answer').uncheck();
    const requested = page.waitForRequest(/draw-markdown/);
    await page.getByLabel('Message', { exact: true }).fill('C');
    await requested;
    await ask(page, 'Count');
    await answered(page);
    const answer = page.getByRole('article').last();
    const readPlaces = async () => {
      const places = await answer.locator('p').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y));
      return [...places, (await answer.locator('footer').boundingBox())?.y];
    };
    const before = await readPlaces();
    expect(before).toHaveLength(4);
    release();
    await answer.locator('strong').waitFor();
    expect(await readPlaces()).toEqual(before);
  });

  it('keeps the lines of code whole on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openChat(page, workbench);
    await answerWith(page, `\`\`\`\n${'word '.repeat(20)}\n\`\`\``);
    await ask(page, 'Some code');
    await answered(page);
    const code = page.getByRole('article').last().locator('figure pre');
    await code.waitFor();
    expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBeGreaterThan(100);
  });
});
