import { type RefCallback, useCallback, useMemo, useState } from 'react';

/** Distance from the visible area from which a message is drawn in full: more than that from which browsers lay it out. */
const MARGIN = '200% 0px';

/** Watches which elements are near the visible area of a list, with one observer for all of them. */
export function useNearness() {
  return useMemo(() => {
    const listeners = new WeakMap<Element, (isNear: boolean) => void>();
    let observer: IntersectionObserver | undefined;
    const getObserver = (element: Element) => {
      observer ??= new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
        },
        { root: element.closest('[role="log"]'), rootMargin: MARGIN },
      );
      return observer;
    };
    return {
      /** Calls back at once and with each change. Returns what ends it. */
      watch(element: Element, onChange: (isNear: boolean) => void) {
        listeners.set(element, onChange);
        const watching = getObserver(element);
        watching.observe(element);
        return () => watching.unobserve(element);
      },
    };
  }, []);
}

export type Nearness = ReturnType<typeof useNearness>;

/**
 * Watches an element of a list: true while it is near the visible area, or in use: with the focus in it, or something opened. One hook and no
 * effect, since each message of a long chat keeps what it has of them.
 */
export function useIsNear(nearness: Nearness, isNearAtFirst: boolean): [isNear: boolean, ref: RefCallback<Element>] {
  const [isNear, setNear] = useState(isNearAtFirst);
  const ref = useCallback(
    (element: Element | null) =>
      element ? nearness.watch(element, (isVisible) => setNear(isVisible || isInUse(element))) : undefined,
    [nearness],
  );
  return [isNear, ref];
}

function isInUse(element: Element): boolean {
  return (
    element.contains(document.activeElement) ||
    element.querySelector('details[open], form, [aria-expanded="true"]') !== null
  );
}
