import { useEffect } from 'react';

/** Names the window after what a page shows; undefined leaves the name of the page. */
export function useWindowTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · hubkit workbench`;
  }, [title]);
}
