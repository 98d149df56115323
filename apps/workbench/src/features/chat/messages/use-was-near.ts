import { type RefObject, useEffect, useRef, useState } from 'react';

/** Distance from the visible area, in px, from which a message is drawn in full. */
const MARGIN_PX = 1500;

/** Returns true once an element has been near the visible area. A long chat opens quickly if only such messages are drawn in full. */
export function useWasNear<Of extends Element>(isNearAtFirst: boolean): readonly [ref: RefObject<Of | null>, boolean] {
  const element = useRef<Of>(null);
  const [wasNear, setNear] = useState(isNearAtFirst);
  useEffect(() => {
    if (wasNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { root: element.current.closest('[role="log"]'), rootMargin: `${MARGIN_PX}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [wasNear]);
  return [element, wasNear];
}
