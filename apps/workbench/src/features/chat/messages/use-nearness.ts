import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';

/** Distance from the visible area from which a message is drawn in full: more than that from which browsers lay it out. */
const MARGIN = '200% 0px';

/** Watches which elements are near the visible area of a list. */
export interface Nearness {
  /** Calls back at once and with each change. Returns what ends it. */
  readonly watch: (element: Element, onChange: (isNear: boolean) => void) => () => void;
}

/** Makes one observer for all messages of a list. */
export function useNearness(): Nearness {
  return useMemo(() => {
    const listeners = new WeakMap<Element, (isNear: boolean) => void>();
    let observer: IntersectionObserver | undefined;
    const observerOf = (element: Element) => {
      observer ??= new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
        },
        { root: element.closest('[role="log"]'), rootMargin: MARGIN },
      );
      return observer;
    };
    return {
      watch(element, onChange) {
        listeners.set(element, onChange);
        const watching = observerOf(element);
        watching.observe(element);
        return () => watching.unobserve(element);
      },
    };
  }, []);
}

/** Position of a message relative to the visible area. */
export interface Place<Of extends Element> {
  readonly ref: RefObject<Of | null>;
  /** True while it is near the visible area, or in use: with the focus in it, or something opened. */
  readonly isNear: boolean;
  /** Number of times that it went out of sight. */
  readonly leaves: number;
}

/** Watches where a message of a list is. */
export function usePlace<Of extends Element>(nearness: Nearness, isNearAtFirst: boolean): Place<Of> {
  const ref = useRef<Of>(null);
  const [place, setPlace] = useState({ isNear: isNearAtFirst, leaves: 0 });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return nearness.watch(element, (isVisible) => {
      const isNear = isVisible || isInUse(element);
      setPlace((last) => (last.isNear === isNear ? last : { isNear, leaves: last.leaves + (isNear ? 0 : 1) }));
    });
  }, [nearness]);
  return { ref, ...place };
}

function isInUse(element: Element): boolean {
  return (
    element.contains(document.activeElement) ||
    element.querySelector('details[open], form, [aria-expanded="true"]') !== null
  );
}
