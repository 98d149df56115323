/** Props of an element that scrolls: it takes the focus, so that it can be scrolled by keyboard. Give it a name, too. */
export const SCROLL_REGION = { tabIndex: 0 } as const;
