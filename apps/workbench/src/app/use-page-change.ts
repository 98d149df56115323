import { useMatches, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Names the window after the page, and moves the focus to its start when another page is opened. */
export function usePageChange() {
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });

  useEffect(() => {
    document.title = title ? `${title} · hubkit workbench` : 'hubkit workbench';
  }, [title]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page.
  useEffect(() => {
    if (!isFirst.current) main.current?.focus();
    isFirst.current = false;
  }, [path]);

  return main;
}
