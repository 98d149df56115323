import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { page, useWorkbench, workbench } from './workbench-session.ts';

useWorkbench({ reducedMotion: 'reduce' });

/** Pages with a title at their top; the start, chat and templates have frames without one. */
const PAGES = ['/tasks', '/models', '/activity', '/batch', '/faults', '/settings', '/docs/about'];

describeInBrowser('the frame of a page', () => {
  it.each([
    [1280, 800],
    [360, 740],
  ])('has its title at one place and in one size, %d px wide', async (width, height) => {
    await page.setViewportSize({ width, height });
    const places: string[] = [];
    for (const address of PAGES) {
      await page.goto(workbench.url + address);
      const title = page.getByRole('heading', { level: 1 });
      await title.waitFor();
      const { x = 0, y = 0 } = (await title.boundingBox()) ?? {};
      places.push(`${x}, ${y} px, ${await title.evaluate((heading) => getComputedStyle(heading).fontSize)}`);
    }
    expect(places).toEqual(places.map(() => places[0]));
  });

  it('chooses one of few by one control: no bare radio button is on a page', async () => {
    for (const address of ['/tasks/text-to-image/try', '/templates', '/docs/gallery', '/models', '/faults']) {
      await page.goto(workbench.url + address);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      const bare = await page.locator('main input[type="radio"]').evaluateAll((radios) =>
        radios
          // A segment hides its button, and its label has the look.
          .filter((radio) => getComputedStyle(radio).opacity !== '0' && getComputedStyle(radio).appearance !== 'none')
          .map((radio) => radio.outerHTML),
      );
      expect(bare).toEqual([]);
      const selects = await page
        .locator('main select')
        .evaluateAll((all) => all.map((select) => getComputedStyle(select).appearance));
      expect(new Set([...selects, 'none'])).toEqual(new Set(['none']));
    }
  });
});

/** Pages that together have all controls. */
const CONTROLS = [
  '/',
  '/tasks',
  '/tasks/text-to-image/try',
  '/models',
  '/models/sentence-transformers/all-MiniLM-L6-v2',
  '/chat',
  '/batch',
  '/templates',
  '/faults',
  '/docs/guide/inference',
  '/docs/gallery',
  '/docs/about',
  '/settings',
];

describeInBrowser('controls of a kind', () => {
  it('look alike on all pages', async () => {
    const looks = new Map<string, Set<string>>();
    for (const address of CONTROLS) {
      await page.goto(workbench.url + address);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      for (const [kind, look] of await page.evaluate(looksOfControls))
        looks.set(kind, (looks.get(kind) ?? new Set()).add(look));
    }
    expect(Object.fromEntries([...looks].map(([kind, all]) => [kind, [...all]]))).toEqual({
      chevron: [expect.stringMatching(/^linear-gradient.*5px$/)],
      segment: [expect.stringContaining('0px 0px 0px 1px')],
      checkbox: [expect.stringMatching(/^\w+\(.*\) 16px$/)],
      'search field': ['icon'],
      copy: ['M9 9h11v11H9zM5 15H4V4h11v1'],
    });
  });
});

/** What controls of a page look like, each with its kind. Runs in the page. */
function looksOfControls(): [kind: string, look: string][] {
  const visible = <Kind extends Element>(selector: string) =>
    [...document.querySelectorAll<Kind>(selector as never)].filter((each) => each.checkVisibility());
  const chevronOf = (style: CSSStyleDeclaration) =>
    `${style.backgroundImage.replace(/, none$/, '')} ${style.backgroundSize.split(',')[0]}`.replaceAll(/\s+/g, ' ');
  const fields = visible<HTMLElement>('main input[role="combobox"]').flatMap((field) => field.parentElement ?? []);
  const chosen = visible<HTMLElement>('fieldset label:has(:checked)').map((label) => getComputedStyle(label));
  const isCopy = (button: Element) =>
    /^Copy\b(?! link)/.test(button.getAttribute('aria-label') ?? button.textContent ?? '');
  return [
    ...visible('select').map((select): [string, string] => ['chevron', chevronOf(getComputedStyle(select))]),
    ...fields.map((frame): [string, string] => ['chevron', chevronOf(getComputedStyle(frame, '::after'))]),
    // Pills filter a list: they are of another kind.
    ...chosen
      .filter(({ borderRadius }) => borderRadius !== '999px')
      .map(({ boxShadow }): [string, string] => ['segment', boxShadow]),
    ...visible('input[type="checkbox"]').map((box): [string, string] => {
      const { accentColor, width } = getComputedStyle(box);
      return ['checkbox', `${accentColor} ${width}`];
    }),
    ...visible('input[type="search"]').map((input): [string, string] => [
      'search field',
      input.previousElementSibling?.tagName === 'svg' ? 'icon' : input.outerHTML,
    ]),
    ...visible('button')
      .filter(isCopy)
      .map((button): [string, string] => ['copy', button.querySelector('path')?.getAttribute('d') ?? button.outerHTML]),
  ];
}

describeInBrowser('what is not there', () => {
  it.each([
    ['/tasks/nothing', 'No such task', 'All tasks'],
    ['/tasks/graph-ml/try', 'This task cannot be run', 'All tasks'],
    ['/models/nobody/nothing', 'No model named “nobody/nothing” here. Gated models need a token.', 'Paste a record'],
    ['/chat/nothing', 'This chat is not in this browser.', 'All activity'],
    ['/templates?kept=nothing', 'This template is not in this browser.', 'All activity'],
    ['/activity/nothing', 'No such run', 'All activity'],
    ['/batch/nothing.jsonl', 'No such run', 'All bulk runs'],
    ['/docs/nothing', 'No such page', 'All pages'],
    ['/docs/gallery?panel=nothing', 'No such panel', 'First panel'],
    ['/open', 'This link is incomplete', 'Go to Start'],
    ['/nowhere', 'There is no such page', 'Go to Start'],
  ])('%s says so in words that are seen, and has a button that leads on', async (address, words, way) => {
    await page.goto(workbench.url + address);
    const said = page.getByText(words, { exact: true }).filter({ visible: true });
    await said.waitFor();
    const button = page.getByRole('button', { name: way, exact: true });
    await button.or(page.getByRole('link', { name: way, exact: true })).click();
    await said.waitFor({ state: 'detached' });
  });
});

describeInBrowser('the bar of a phone', () => {
  it('gives its room to the page: the theme is chosen in the menu', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${workbench.url}/tasks`);
    const bar = page.getByRole('banner');
    await bar.waitFor();
    expect(await bar.getByRole('radio', { name: 'Dark' }).filter({ visible: true }).count()).toBe(0);
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(56);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('radio', { name: 'Dark' }).check();
    expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toContain('dark');
  });
});

describeInBrowser('code that loads a model', () => {
  it('begins at the top of its frame, below the row of choices', async () => {
    await page.goto(`${workbench.url}/models/sentence-transformers/all-MiniLM-L6-v2`);
    const panel = page.getByRole('region', { name: 'Code that loads the model' });
    const copy = panel.getByRole('button', { name: 'Copy', exact: true });
    const code = panel.locator('pre').first();
    await code.waitFor();
    const first = await code.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects()[0]?.top ?? 0;
    });
    expect(first - (await bottomOf(copy))).toBeLessThanOrEqual(24);
  });
});

async function bottomOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
}
