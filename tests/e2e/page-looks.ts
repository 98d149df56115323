import type { Page } from 'playwright-core';

/** Pages with a title at their top; the start, chat and templates have frames without one. */
const TITLED = ['/tasks', '/models', '/activity', '/batch', '/faults', '/settings', '/docs/about'];

/** Pages that together have all controls. */
const CONTROLS = [
  '/',
  '/tasks',
  '/tasks/text-to-image/try',
  '/models',
  '/chat',
  '/batch',
  '/templates',
  '/faults',
  '/docs/guide/inference',
  '/docs/gallery',
  '/docs/about',
  '/settings',
];

/** Size of a phone. */
const NARROW = { width: 360, height: 740 };

/** What the pages of a visit look like, gathered page by page to be compared at the end. */
export interface PageLooks {
  /** Looks at the page, in its wide window or in one of the size of a phone. */
  readonly add: (page: Page, size: 'wide' | 'narrow') => Promise<void>;
  /** Place and size of the titles of pages that have one at their top, by size of the window and address. */
  readonly titles: Readonly<Record<'wide' | 'narrow', Map<string, string>>>;
  /** Looks of the controls of a kind. */
  readonly controls: Map<string, Set<string>>;
  /** Radio buttons and lists of choices that look as the browser draws them, with their addresses. */
  readonly bare: string[];
}

/** Begins to gather the looks of pages. */
export function gatherLooks(): PageLooks {
  const looks: PageLooks = { add, titles: { wide: new Map(), narrow: new Map() }, controls: new Map(), bare: [] };
  return looks;

  async function add(page: Page, size: 'wide' | 'narrow'): Promise<void> {
    const { pathname: address, search } = new URL(page.url());
    if (size === 'narrow') await page.setViewportSize(NARROW);
    if (TITLED.includes(address)) looks.titles[size].set(address, await placeOfTitle(page));
    if (size === 'narrow') return;
    for (const [kind, look] of CONTROLS.includes(address + search) ? await page.evaluate(looksOfControls) : [])
      looks.controls.set(kind, (looks.controls.get(kind) ?? new Set()).add(look));
    looks.bare.push(...(await page.evaluate(bareControls)).map((control) => `${address}: ${control}`));
  }
}

async function placeOfTitle(page: Page): Promise<string> {
  const title = page.getByRole('heading', { level: 1 });
  const { x = 0, y = 0 } = (await title.boundingBox()) ?? {};
  return `${x}, ${y} px, ${await title.evaluate((heading) => getComputedStyle(heading).fontSize)}`;
}

/** Radio buttons and lists of choices without a look of ours. Runs in the page. */
function bareControls(): string[] {
  const controls = [...document.querySelectorAll('main input[type="radio"], main select')];
  return controls
    .filter((control) => {
      const { opacity, appearance } = getComputedStyle(control);
      // A segment hides its button, and its label has the look.
      return appearance !== 'none' && (control.tagName === 'SELECT' || opacity !== '0');
    })
    .map((control) => control.outerHTML.slice(0, 200));
}

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
