import type { Command } from './commands.ts';

/** Parts of a page whose buttons belong to one of its entries, not to the page. */
const ENTRIES = 'li, article, table, dialog, [role="log"], [role="listbox"], [popover]';
/** Most actions that are offered, and most letters of one. */
const MOST = 12;
const MOST_LETTERS = 32;

/** The buttons of the page that is shown, as commands: what can be done here. */
export function pageActions(main: Element | null = document.getElementById('main')): readonly Command[] {
  const buttons = [...(main?.querySelectorAll<HTMLElement>('button:not(:disabled), a[data-look]') ?? [])];
  const actions = buttons
    .filter((button) => button.closest(ENTRIES) === null && button.checkVisibility())
    .map((button) => ({ button, label: button.textContent?.trim() ?? '' }))
    .filter(({ label }) => label !== '' && label.length <= MOST_LETTERS);
  const unique = actions.filter(({ label }, place) => actions.findIndex((each) => each.label === label) === place);
  return unique.slice(0, MOST).map(({ button, label }, place) => ({
    id: `here ${place}`,
    label,
    group: 'This page',
    words: 'action here button',
    action: { type: 'press', press: () => button.click() },
  }));
}
