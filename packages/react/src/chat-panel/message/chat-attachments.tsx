'use client';

import * as React from 'react';
import { type ElementProps, element } from '../../element/element.tsx';
import { useMessage } from '../chat-context.ts';
import { isAttachment, MessagePartView } from './message-part-view.tsx';

/** Props of the attachments of a message. */
export type ChatAttachmentsProps = Omit<ElementProps<'div'>, 'children'>;

/** The images and files that the user has sent with a message; nothing without any. Those of an answer are among its parts. */
export const ChatAttachments = /* @__PURE__ */ React.forwardRef<HTMLDivElement, ChatAttachmentsProps>(
  function ChatAttachments(props, ref) {
    const { turn } = useMessage('Attachments');
    const attached = turn.parts.filter((part) => isAttachment(part, turn));
    if (attached.length === 0) return null;
    const own = {
      className: 'hubkit-chat-attachments',
      'data-slot': 'chat-attachments',
      ref,
      // biome-ignore lint/suspicious/noArrayIndexKey: files may have the same name, and stay as they are.
      children: attached.map((part, index) => <MessagePartView key={index} part={part} />),
    };
    return element('div', own, props);
  },
);
