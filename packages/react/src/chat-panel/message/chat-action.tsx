'use client';

import * as React from 'react';
import { type ElementProps, element } from '../../element/element.tsx';

/** Props of a further action on a message. */
export interface ChatActionProps extends ElementProps<'button'> {
  /** Accessible name, shown while the pointer is over it. */
  readonly label: string;
  /** Its icon. */
  readonly children?: React.ReactNode;
}

/** A button of the page among the actions on a message, drawn as ours. */
export const ChatAction = /* @__PURE__ */ React.forwardRef<HTMLButtonElement, ChatActionProps>(function ChatAction(
  { label, ...props },
  ref,
) {
  const own = {
    type: 'button',
    className: 'hubkit-button',
    'data-slot': 'chat-action',
    'data-icon': '',
    'aria-label': label,
    title: label,
    ref,
  };
  return element('button', own, props);
});
