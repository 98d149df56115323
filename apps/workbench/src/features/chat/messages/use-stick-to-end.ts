import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Still counts as the end: a line or two, for readers who zoom. */
const NEAR_PX = 64;

/** Keeps a scrolling area at its end while it grows, unless the reader has gone back to read. */
export function useStickToEnd(content: unknown) {
  const area = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const look = () => setAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX);
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: grown content is what moves the end.
  useLayoutEffect(() => {
    if (isAtEnd) area.current?.scrollTo({ top: area.current.scrollHeight });
  }, [content, isAtEnd]);

  return { area, isAtEnd, goToEnd: () => setAtEnd(true) };
}
