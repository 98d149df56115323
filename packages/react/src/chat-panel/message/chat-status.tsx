'use client';

import * as React from 'react';
import { type ElementProps, element } from '../../element/element.tsx';
import { LookContext, useMessage } from '../chat-context.ts';

/** Props of the status of a message. */
export interface ChatStatusProps extends ElementProps<'p'> {
  /** In the place of our words; shown where they would be. */
  readonly children?: React.ReactNode;
}

/** Why a message is not complete: it waits, was stopped, interrupted or cut off, or has failed. Nothing for a complete one. */
export const ChatStatus = /* @__PURE__ */ React.forwardRef<HTMLParagraphElement, ChatStatusProps>(function ChatStatus(
  { children, ...props },
  ref,
) {
  const { turn } = useMessage('Status');
  const { labels } = React.useContext(LookContext);
  const { status, failure, finish, isElsewhere } = turn;
  const isFailed = status === 'failed';
  const text = isElsewhere
    ? labels.elsewhere
    : status === 'done' || status === 'open'
      ? finish === 'length' && labels.cutByLimit
      : status === 'waiting'
        ? labels.waiting
        : labels.statuses[status];
  if (!text) return null;
  const own = {
    className: isFailed ? 'hubkit-problem' : 'hubkit-note',
    'data-slot': isFailed ? 'chat-failure' : 'chat-status',
    ref,
    children: (
      <>
        {children ?? [text, failure?.message].filter(Boolean).join(': ')}
        {failure?.requestId && <small> {labels.requestId(failure.requestId)}</small>}
      </>
    ),
  };
  return element('p', own, props);
});
