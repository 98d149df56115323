import { useMatches, useRouterState } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { hasKeyboard } from '../ui/has-keyboard.ts';

/** Names the window after the page, and moves the focus to its start when another page is opened that moves it nowhere else. */
export function usePageChange() {
  const main = useRef<HTMLElement>(null);
  const shown = useRef<string>(undefined);
  // Not the address that is asked for: `/` leads elsewhere, which is no change of page.
  const address = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const page = useMatches({ select: (matches) => matches.at(-1) });
  const path: string | undefined = address && (page?.staticData.isOnePage ? page.routeId : address);
  const hasOwnFocus = page?.staticData.hasOwnFocus === true;
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });

  // Before the effects of the page, which may have a name of its own.
  useLayoutEffect(() => {
    // Where no page is, the screen that says so names the window.
    if (title) document.title = `${title} · hubkit workbench`;
  }, [title]);

  useEffect(() => {
    const isOther = path !== undefined && shown.current !== undefined && path !== shown.current;
    if (isOther && !(hasOwnFocus && hasKeyboard())) main.current?.focus();
    shown.current = path;
  }, [path, hasOwnFocus]);

  return main;
}
