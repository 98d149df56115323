import { useEffect, useLayoutEffect, useState } from 'react';
import { createReadingPlace, type ReadingPlace } from './reading-place.ts';

interface ReadingPlaceOptions {
  /** Id of the chat. */
  readonly chat: string;
  /** Id of its last question; undefined without any. */
  readonly question: string | undefined;
  /** True while an answer is being written. */
  readonly isGrowing: boolean;
}

/** Keeps the place of the reader: a question that is sent goes to the top, and its answer grows below it without moving anything. */
export function useReadingPlace({
  chat,
  question,
  isGrowing,
}: ReadingPlaceOptions): Pick<ReadingPlace, 'area' | 'content' | 'goToEnd'> & { readonly isAtEnd: boolean } {
  const [isAtEnd, setAtEnd] = useState(true);
  const [place] = useState(() => createReadingPlace(setAtEnd));
  const { area, content } = place;
  useLayoutEffect(() => place.show(chat, question), [place, chat, question]);

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => content.current?.style.minHeight && place.makeRoom());
    sizes.observe(element);
    element.addEventListener('scroll', place.look, { passive: true });
    for (const gesture of ['wheel', 'touchmove', 'keydown'])
      element.addEventListener(gesture, place.leaveEnd, { passive: true });
    return () => sizes.disconnect();
  }, [place, area, content]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another question has other messages.
  useEffect(() => {
    if (!isGrowing) return;
    // An answer that is written anew is shorter than the one before: nothing may move up.
    place.makeRoom();
    const observer = new ResizeObserver(place.onGrowth);
    for (const message of content.current?.querySelectorAll('[data-exchange="last"] article') ?? [])
      observer.observe(message);
    return () => {
      observer.disconnect();
      // What is shown below an answer once it has ended.
      requestAnimationFrame(place.onGrowth);
    };
  }, [place, content, isGrowing, question]);

  return { area, content, isAtEnd, goToEnd: place.goToEnd };
}
