import { useEffect, useState } from 'react';

/** Below this line of the window a heading has not been reached, in px. */
const LINE = 140;

/**
 * The id of the heading whose text is at the top of the window: the last one that was scrolled past; undefined above the first. At the
 * end of a page, whose last headings cannot come to the top, that of the address.
 *
 * @param ids - Ids of headings, from top to bottom.
 */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const list = ids.join(' ');
  useEffect(() => {
    const read = () => {
      const top = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
      const all = list.split(' ');
      const opened = location.hash.slice(1);
      const isShort = top(opened) >= LINE && top(opened) < innerHeight && isAtEnd();
      setCurrent(all.includes(opened) && isShort ? opened : all.findLast((id) => top(id) < LINE));
    };
    read();
    // The page scrolls in an element of its own, whose events do not bubble.
    addEventListener('scroll', read, { capture: true, passive: true });
    return () => removeEventListener('scroll', read, { capture: true });
  }, [list]);
  return current;
}

/** True if the page cannot be scrolled on. */
function isAtEnd(): boolean {
  const { bottom = 0 } = document.querySelector('main')?.lastElementChild?.getBoundingClientRect() ?? {};
  return bottom <= innerHeight + 2;
}
