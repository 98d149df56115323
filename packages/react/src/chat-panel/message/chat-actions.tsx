'use client';

import { textOfTurn } from '@hubkit/messages/turns';
import * as React from 'react';
import { useCopied } from '../../copy/use-copied.ts';
import { type ElementProps, element } from '../../element/element.tsx';
import { LookContext, useMessage } from '../chat-context.ts';

/** Props of the actions on a message. */
export interface ChatActionsProps extends ElementProps<'div'> {
  /** Further actions, after ours. */
  readonly children?: React.ReactNode;
}

/** What can be done with a message: copy, edit, continue, regenerate. Nothing while it is edited. */
export const ChatActions = /* @__PURE__ */ React.forwardRef<HTMLDivElement, ChatActionsProps>(function ChatActions(
  { children, ...props },
  ref,
) {
  const { turn, isBusy, isLast, isEditing, setEditing } = useMessage('Actions');
  const { labels, edit, resume, regenerate } = React.useContext(LookContext);
  const { state, copy } = useCopied(labels);
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
  const isCut = finish === 'length' || status === 'stopped' || status === 'interrupted';
  /** A button that has to wait while an answer arrives. Not `disabled`: it would lose the focus. */
  const action = (label: string, act: () => void, of?: React.Ref<HTMLButtonElement>) => (
    <button
      ref={of}
      type="button"
      className="hubkit-button"
      aria-disabled={isBusy || undefined}
      onClick={() => isBusy || act()}
    >
      {label}
    </button>
  );
  const own = {
    className: 'hubkit-chat-actions',
    'data-slot': 'chat-actions',
    ref,
    children: (
      <>
        {text !== '' && (
          <button type="button" className="hubkit-button" data-state={state} onClick={() => copy(text)}>
            {state === 'copied' ? labels.copied : labels.copy}
          </button>
        )}
        {edit && role === 'user' && action(labels.edit, () => setEditing(true), editButton)}
        {resume && isLast && isCut && isAnswer && action(labels.resume, () => resume(turn))}
        {regenerate &&
          isAnswer &&
          failure?.canRetry !== false &&
          action(failure ? labels.retry : labels.regenerate, () => regenerate(turn))}
        {children}
      </>
    ),
  };
  return element('div', own, props);
});
