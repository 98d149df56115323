import { useEffect, useLayoutEffect, useState } from 'react';

interface ReadingPlaceOptions {
  readonly chat: string;
  /** Id of its last question; undefined without any. */
  readonly question: string | undefined;
  readonly isGrowing: boolean;
}

/** Keeps the place of the reader: a question that is sent goes to the top, and its answer grows below it without moving anything. */
export function useReadingPlace({ chat, question, isGrowing }: ReadingPlaceOptions) {
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

/** Distance in px that still counts as the end: one or two lines, for users who zoom. */
const NEAR_PX = 64;
/** Space in px above a question that is kept at the top, and below the end. */
const SPACE_PX = 12;

/** The reader's place in a list of messages that grows, and that is not there yet. */
function createReadingPlace(onEnd: (isAtEnd: boolean) => void) {
  /** The element that scrolls. */
  const area: { current: HTMLDivElement | null } = { current: null };
  /** The element that grows in it. Items of the last question and of its answers have `data-exchange="last"`. */
  const content: { current: HTMLDivElement | null } = { current: null };
  let shown: { readonly chat: string; readonly question: string | undefined } | undefined;
  let isFollowing = false;

  const measureTop = (element: Element) => element.getBoundingClientRect().top;
  /** Those that are drawn: a narrow page shows one column of several. */
  const lastExchange = () =>
    [...(content.current?.querySelectorAll('[data-exchange="last"]') ?? [])].filter(
      (item) => item.getClientRects().length > 0,
    );
  /** The heads of columns cover what scrolls below them. */
  const covered = () => content.current?.querySelector<HTMLElement>('[data-head]')?.offsetHeight ?? 0;
  /** Distance of the end of the messages from the end of what is visible, in px. */
  const below = (element: HTMLElement) => {
    const ends = [...(content.current?.querySelectorAll('[data-exchange="last"] article') ?? [])].map(
      (message) => message.getBoundingClientRect().bottom,
    );
    return Math.max(0, ...ends) - element.getBoundingClientRect().bottom;
  };
  /** Called when the reader scrolls. */
  const look = () => {
    if (area.current) onEnd(below(area.current) < NEAR_PX);
  };
  /** Goes to the end, and stays there while words are added. */
  const goToEnd = () => {
    isFollowing = true;
    // Words that are written anew end further up: the reader stays.
    const distance = area.current ? below(area.current) + SPACE_PX : 0;
    if (distance > 0) area.current?.scrollBy({ top: distance });
    look();
  };
  /** Makes room below the last question, so that it can be at the top however short its answer is. */
  const makeRoom = () => {
    const [first] = lastExchange();
    if (!area.current || !content.current || !first) return;
    const height = measureTop(first) - measureTop(content.current) + area.current.clientHeight - covered() - SPACE_PX;
    content.current.style.minHeight = `${height}px`;
  };
  return {
    area,
    content,
    look,
    goToEnd,
    makeRoom,
    /** Called when words were added. */
    onGrowth: () => (isFollowing ? goToEnd() : look()),
    leaveEnd() {
      isFollowing = false;
    },
    /** Shows a chat at its end, and a question that is sent in it at the top. */
    show(chat: string, question: string | undefined) {
      const isSent = shown?.chat === chat && question !== undefined;
      shown = { chat, question };
      isFollowing = false;
      const [first] = lastExchange();
      if (isSent && first && area.current) {
        makeRoom();
        area.current.scrollBy({ top: measureTop(first) - measureTop(area.current) - covered() - SPACE_PX });
      } else {
        content.current?.style.removeProperty('min-height');
        area.current?.scrollTo({ top: question === undefined ? 0 : area.current.scrollHeight });
      }
      look();
    },
  };
}
