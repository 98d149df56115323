'use client';

import * as React from 'react';
import { announce } from '../copy/announce.ts';
import { SCROLL_REGION } from '../scroll-region/scroll-region.ts';
import { type ChatLabels, DEFAULT_CHAT_LABELS } from './chat-labels.ts';

/** Props of a list of messages. */
export interface ChatLogProps {
  /** Messages, in the order of the conversation. */
  readonly children: React.ReactNode;
  /** True while a message is arriving; its end is announced to screen readers. @default false */
  readonly isBusy?: boolean | undefined;
  readonly labels?: Partial<ChatLabels> | undefined;
}

/** Distance from the end, in pixels, within which new words keep the end in sight. */
const NEAR_END_PX = 40;

/** The messages of a conversation. Scrolls with new text if the reader is at the end, and keeps the position otherwise. */
export function ChatLog({ children, isBusy = false, labels: words }: ChatLogProps) {
  const labels = { ...DEFAULT_CHAT_LABELS, ...words };
  const log = React.useRef<HTMLDivElement>(null);
  const isAtEnd = React.useRef(true);
  const wasBusy = React.useRef(isBusy);
  // Without a list of dependencies: every new word may move the end.
  React.useEffect(() => {
    if (log.current && isAtEnd.current) log.current.scrollTop = log.current.scrollHeight;
  });
  React.useEffect(() => {
    if (wasBusy.current && !isBusy) announce(labels.finished);
    wasBusy.current = isBusy;
  }, [isBusy, labels.finished]);
  return (
    <div
      ref={log}
      role="log"
      // Words that arrive one by one would each be read out; the end of a message is said instead.
      aria-live="off"
      className="hubkit-chat-log"
      data-slot="chat-log"
      aria-label={labels.log}
      {...SCROLL_REGION}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - clientHeight - scrollTop <= NEAR_END_PX;
      }}
    >
      {children}
    </div>
  );
}
