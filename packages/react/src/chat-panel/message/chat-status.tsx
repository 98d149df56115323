'use client';

import * as React from 'react';
import { type ElementProps, element } from '../../element/element.tsx';
import { LookContext, useMessage } from '../chat-context.ts';

/** Props of the status of a message. */
export type ChatStatusProps = Omit<ElementProps<'p'>, 'children'>;

/** Why a message is not complete: it waits, was stopped, interrupted or cut off, or has failed. Nothing for a complete one. */
export const ChatStatus = /* @__PURE__ */ React.forwardRef<HTMLParagraphElement, ChatStatusProps>(
  function ChatStatus(props, ref) {
    const { turn } = useMessage('Status');
    const { labels } = React.useContext(LookContext);
    const { status, failure, finish } = turn;
    const isFailed = status === 'failed';
    const text =
      status === 'done' || status === 'open'
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
          {[text, failure?.message].filter(Boolean).join(': ')}
          {failure?.requestId && <small> {labels.requestId(failure.requestId)}</small>}
        </>
      ),
    };
    return element('p', own, props);
  },
);
