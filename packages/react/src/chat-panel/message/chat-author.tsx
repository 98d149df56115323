'use client';

import * as React from 'react';
import { type ElementProps, element } from '../../element/element.tsx';
import { headingTag } from '../../heading/heading-level.ts';
import { LookContext, useMessage } from '../chat-context.ts';

/** Props of the author of a message. */
export interface ChatAuthorProps extends ElementProps<'h2'> {
  /** Name of the author, such as that of the model, with a picture. @default the label of the role */
  readonly children?: React.ReactNode;
}

/** The author of a message, as its heading. */
export const ChatAuthor = /* @__PURE__ */ React.forwardRef<HTMLHeadingElement, ChatAuthorProps>(function ChatAuthor(
  { children, ...props },
  ref,
) {
  const {
    turn: { role },
    versions: { index, count },
  } = useMessage('Author');
  const { labels, level } = React.useContext(LookContext);
  const own = {
    // The side of a message says whose it is; a name is shown.
    className: children || role === 'system' || role === 'tool' ? 'hubkit-chat-author' : 'hubkit-visually-hidden',
    'data-slot': 'chat-author',
    ref,
    children: (
      <>
        {children ?? labels.roles[role]}
        {count > 1 && <span className="hubkit-visually-hidden">{`, ${labels.version(index + 1, count)}`}</span>}
      </>
    ),
  };
  return element(headingTag(level ?? 2), own, props);
});
