import { type SyntheticEvent, useRef } from 'react';
import { isAnswering } from '../conversation/conversation.ts';
import type { Chat } from '../create-chat.ts';

/** The list of messages that an event happened in. */
const listOf = ({ target }: SyntheticEvent) =>
  target instanceof Element ? (target.closest<HTMLElement>('[role="log"]') ?? undefined) : undefined;

/**
 * Scrolls all columns as far as the reader scrolls one of them. Returns handlers for the element around the columns. Answers in progress
 * scroll each column to its own end.
 */
export function useScrollTogether(chat: Chat, isOn: boolean) {
  const leader = useRef<HTMLElement>(undefined);
  /** Positions by the last scroll event: a wheel has often scrolled its list before its own event is seen. */
  const tops = useRef(new WeakMap<EventTarget, number>());
  /** The column that had the last input leads; scrolling that follows from it leads nothing. */
  const onInput = (event: SyntheticEvent) => {
    leader.current = listOf(event) ?? leader.current;
  };
  const onScroll = ({ target, currentTarget }: SyntheticEvent) => {
    if (!(target instanceof Element)) return;
    const by = target.scrollTop - (tops.current.get(target) ?? 0);
    tops.current.set(target, target.scrollTop);
    if (!isOn || target !== leader.current || isAnswering(chat.store.get())) return;
    for (const list of currentTarget.querySelectorAll('[role="log"]')) if (list !== target) list.scrollBy({ top: by });
  };
  return {
    onWheelCapture: onInput,
    onPointerDownCapture: onInput,
    onTouchStartCapture: onInput,
    onKeyDownCapture: onInput,
    onScrollCapture: onScroll,
  };
}
