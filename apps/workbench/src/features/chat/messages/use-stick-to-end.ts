import { useEffect, useRef, useState } from 'react';

/** Still counts as the end: a line or two, for readers who zoom. */
const NEAR_PX = 64;

/** Keeps a scrolling area at its end while its content grows, unless the reader has gone back to read. */
export function useStickToEnd() {
  const area = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);

  const goToEnd = () => area.current?.scrollTo({ top: area.current.scrollHeight });

  useEffect(() => {
    const element = area.current;
    if (!element || !content.current) return;
    let isFollowing = true;
    const look = () => {
      isFollowing = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
      setAtEnd(isFollowing);
    };
    const follow = () => {
      if (isFollowing) element.scrollTo({ top: element.scrollHeight });
    };
    const observer = new ResizeObserver(follow);
    observer.observe(content.current);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);

  return { area, content, isAtEnd, goToEnd };
}
