import { useEffect, useRef, useState } from 'react';

/** Distance in px that still counts as the end: one or two lines, for users who zoom. */
const NEAR_PX = 64;

interface StickOptions {
  /** True while text is being added; growth of another kind, such as opened details, moves nothing. */
  readonly isGrowing: boolean;
  /** The chat and its last question: when they change, the end is shown again. */
  readonly question: string;
}

/** Keeps a scrolling area at its end while text is added, unless the reader has gone back to read. */
export function useStickToEnd({ isGrowing, question }: StickOptions) {
  const area = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const [isAtEnd, setAtEnd] = useState(true);

  const goToEnd = () => {
    isFollowing.current = true;
    setAtEnd(true);
    area.current?.scrollTo({ top: area.current.scrollHeight });
  };

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const look = () => {
      isFollowing.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
      setAtEnd(isFollowing.current);
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, []);

  useEffect(() => {
    const element = area.current;
    if (!element || !content.current || !isGrowing) return;
    const follow = () => {
      if (isFollowing.current) element.scrollTo({ top: element.scrollHeight });
    };
    const observer = new ResizeObserver(follow);
    observer.observe(content.current);
    return () => {
      observer.disconnect();
      // What is shown below an answer once it has ended.
      requestAnimationFrame(follow);
    };
  }, [isGrowing]);

  useEffect(() => {
    isFollowing.current = true;
    setAtEnd(true);
    area.current?.scrollTo({ top: question.endsWith(' ') ? 0 : area.current.scrollHeight });
  }, [question]);

  return { area, content, isAtEnd, goToEnd };
}
