'use client';

import { textOfTurn } from '@hubkit/messages/turns';
import * as React from 'react';
import { type ElementProps, element } from '../../element/element.tsx';
import { LookContext, useMessage } from '../chat-context.ts';
import { MessageEditor } from './late-parts.tsx';
import { isAttachment, MessagePartView } from './message-part-view.tsx';
import type { PartComponents } from './part-components.ts';

/** Props of the parts of a message. */
export interface ChatPartsProps extends Omit<ElementProps<'div'>, 'children'> {
  /** Components for parts of this message, in the place of those of `Chat.Root`. */
  readonly parts?: PartComponents | undefined;
}

/** The parts of a message in their order, without what the user has attached; the editor while the message is edited. */
export const ChatParts = /* @__PURE__ */ React.forwardRef<HTMLDivElement, ChatPartsProps>(function ChatParts(
  { parts, ...props },
  ref,
) {
  const { turn, isEditing, setEditing } = useMessage('Parts');
  const look = React.useContext(LookContext);
  const { labels, edit } = look;
  const own = React.useMemo(() => (parts ? { ...look, parts: { ...look.parts, ...parts } } : look), [look, parts]);
  if (isEditing)
    return (
      <MessageEditor
        text={textOfTurn(turn)}
        labels={labels}
        onCancel={() => setEditing(false)}
        onSave={(text) => {
          setEditing(false);
          edit?.(turn, text);
        }}
      />
    );
  const shown = turn.parts.filter((part) => !isAttachment(part, turn));
  if (shown.length === 0) return null;
  const body = {
    className: 'hubkit-chat-body',
    'data-slot': 'chat-parts',
    ref,
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no ids; a message only grows at its end.
    children: shown.map((part, index) => <MessagePartView key={index} part={part} />),
  };
  return <LookContext.Provider value={own}>{element('div', body, props)}</LookContext.Provider>;
});
