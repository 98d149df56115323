'use client';

import * as React from 'react';
import { type ElementProps, element } from '../element/element.tsx';
import { IconButton } from '../icon/icon-button.tsx';
import { SCROLL_REGION } from '../scroll-region/scroll-region.ts';
import { LookContext, useChatView } from './chat-context.ts';
import { ChatMessage } from './message/chat-message.tsx';
import { loadMessageTools } from './message/late-parts.tsx';
import type { ShownTurn } from './use-conversation.ts';

/** Props of the messages of a chat. */
export interface ChatLogProps extends Omit<ElementProps<'div'>, 'children'> {
  /** Draws one message. @default `Chat.Message` */
  readonly children?: ((message: ShownTurn) => React.ReactNode) | undefined;
  /** Shown before the first message. @default the label `empty` */
  readonly empty?: React.ReactNode;
}

/** Distance from the end, in pixels, within which new words keep the end in sight. */
const NEAR_END_PX = 40;

const DOWN = 'M12 5v14M6 13l6 6 6-6';

/**
 * The messages of the shown path. Scrolls with new text if the reader is at the end, and keeps the position otherwise. The end of an
 * answer is announced to screen readers.
 */
export const ChatLog = /* @__PURE__ */ React.forwardRef<HTMLDivElement, ChatLogProps>(function ChatLog(
  { children = (message) => <ChatMessage {...message} />, empty, ...props },
  ref,
) {
  const { shown, isBusy } = useChatView('Log');
  const { labels } = React.useContext(LookContext);
  const log = React.useRef<HTMLDivElement>(null);
  const isAtEnd = React.useRef(true);
  const top = React.useRef(0);
  const [hasLeft, setLeft] = React.useState(false);
  const wasBusy = React.useRef(isBusy);
  React.useImperativeHandle(ref, () => log.current as HTMLDivElement);
  // Without a list of dependencies: every new word may move the end.
  React.useEffect(() => {
    if (log.current && isAtEnd.current) log.current.scrollTop = log.current.scrollHeight;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: said when the answer ends, and not again for other words.
  React.useEffect(() => {
    if (wasBusy.current && !isBusy)
      loadMessageTools().then(
        ({ announceEnd }) => announceEnd(shown.at(-1)?.turn, labels),
        () => {},
      );
    wasBusy.current = isBusy;
  }, [isBusy]);
  const own = {
    role: 'log',
    // Words that arrive one by one would each be read out; the end of a message is said instead.
    'aria-live': 'off',
    className: 'hubkit-chat-log',
    'data-slot': 'chat-log',
    'aria-label': labels.log,
    ...SCROLL_REGION,
    ref: log,
    onScroll: ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: React.UIEvent<HTMLElement>) => {
      const isNear = scrollHeight - clientHeight - scrollTop <= NEAR_END_PX;
      // New words move the end away from the reader; only the reader moves up.
      if (isNear || scrollTop < top.current) {
        isAtEnd.current = isNear;
        setLeft(!isNear);
      }
      top.current = scrollTop;
    },
    children: (
      <>
        {shown.length === 0 && (empty ?? <p className="hubkit-empty">{labels.empty}</p>)}
        {shown.map((message, index) => (
          // The buttons of versions keep the focus when they show another one.
          // biome-ignore lint/suspicious/noArrayIndexKey: a message is its place in the path.
          <React.Fragment key={`${message.turn.role} ${index}`}>{children(message)}</React.Fragment>
        ))}
        {hasLeft && (
          <div className="hubkit-chat-to-end">
            <IconButton
              icon={DOWN}
              label={labels.toEnd}
              onClick={() => {
                // The button goes away, and must not take the focus with it.
                log.current?.focus();
                log.current?.scrollTo({ top: log.current.scrollHeight });
              }}
            />
          </div>
        )}
      </>
    ),
  };
  return element('div', own, props);
});
