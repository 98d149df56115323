'use client';

import { type Turn, textOfTurn } from '@hubkit/messages/turns';
import * as React from 'react';
import { CopyButton } from '../../copy/copy-button.tsx';
import { useCopied } from '../../copy/use-copied.ts';
import { type ElementProps, element } from '../../element/element.tsx';
import { IconButton } from '../../icon/icon-button.tsx';
import { LookContext, useMessage } from '../chat-context.ts';

/** Props of the actions on a message. */
export interface ChatActionsProps extends ElementProps<'div'> {
  /** Which of ours are offered. @default all of those whose callback `Chat.Root` has */
  readonly actions?: readonly ChatActionName[] | undefined;
  /** Authors whose messages can be edited; `edit` of `useChat` takes answers, too. @default the user */
  readonly editRoles?: readonly Turn['role'][] | undefined;
  /** Further actions, after ours: `Chat.Action`, `Chat.Versions`, or buttons of yours. */
  readonly children?: React.ReactNode;
}

/** Our actions on a message. */
export type ChatActionName = 'copy' | 'edit' | 'resume' | 'regenerate';

const ALL: readonly ChatActionName[] = ['copy', 'edit', 'resume', 'regenerate'];
const USER: readonly Turn['role'][] = ['user'];

const PENCIL = 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4';
const TRIANGLE = 'M7 5l11 7-11 7z';
const CIRCLE = 'M20 11a8 8 0 1 0-1.5 6M20 5v6h-6';

/** What can be done with a message: copy, edit, continue, regenerate. Nothing while it is edited. */
export const ChatActions = /* @__PURE__ */ React.forwardRef<HTMLDivElement, ChatActionsProps>(function ChatActions(
  { actions = ALL, editRoles = USER, children, ...props },
  ref,
) {
  const { turn, isBusy, isLast, isEditing, setEditing } = useMessage('Actions');
  const { labels, edit, resume, regenerate } = React.useContext(LookContext);
  const { state, copy } = useCopied(labels);
  const wait = useRetryWait(turn);
  const editButton = React.useRef<HTMLButtonElement>(null);
  const wasEditing = React.useRef(false);
  React.useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing) return null;
  const text = textOfTurn(turn);
  const { role, status, finish, failure } = turn;
  const isAnswer = role === 'assistant';
  // Another tab that still writes the answer would write over what is added here.
  const isCut = !turn.isElsewhere && (finish === 'length' || status === 'stopped' || status === 'interrupted');
  const offers = (name: ChatActionName) => actions.includes(name);
  /** For buttons that have to wait. Not `disabled`: they would lose the focus. */
  const waiting = (act: () => void, isWaiting = isBusy) => ({
    'aria-disabled': isWaiting || undefined,
    onClick: () => isWaiting || act(),
  });
  const own = {
    className: 'hubkit-chat-actions',
    'data-slot': 'chat-actions',
    ref,
    children: (
      <>
        {text !== '' && offers('copy') && (
          <CopyButton state={state} label={labels.copy} copied={labels.copied} onClick={() => copy(text)} />
        )}
        {edit && text !== '' && offers('edit') && editRoles.includes(role) && (
          <IconButton buttonRef={editButton} icon={PENCIL} label={labels.edit} {...waiting(() => setEditing(true))} />
        )}
        {resume && isLast && isCut && isAnswer && text !== '' && offers('resume') && (
          <IconButton icon={TRIANGLE} label={labels.resume} hasText {...waiting(() => resume(turn))} />
        )}
        {regenerate && isAnswer && failure?.canRetry !== false && offers('regenerate') && (
          <IconButton
            icon={CIRCLE}
            label={wait > 0 ? labels.retryIn(wait) : failure ? labels.retry : labels.regenerate}
            hasText={failure !== undefined}
            {...waiting(() => regenerate(turn), isBusy || wait > 0)}
          />
        )}
        {children}
      </>
    ),
  };
  return element('div', own, props);
});

/** Seconds until a failed answer may be tried again, as its service asks; counted down. */
function useRetryWait({ failure, endedAt = 0 }: Turn): number {
  const [now, setNow] = React.useState(Date.now);
  const seconds = secondsUntil(endedAt + (failure?.retryAfterMs ?? 0), now);
  const isWaiting = seconds > 0;
  React.useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return seconds;
}

/** Whole seconds until a time, rounded up; 0 once it is over. */
export function secondsUntil(time: number, now: number): number {
  return Math.max(0, Math.ceil((time - now) / 1000));
}
