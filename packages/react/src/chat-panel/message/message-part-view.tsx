'use client';

import { isOpen, type MessagePart, type ToolCallPart, type Turn } from '@hubkit/messages/turns';
import * as React from 'react';
import { safeMediaUrl } from '../../address/safe-media-url.ts';
import { LookContext, useMessage } from '../chat-context.ts';
import { ChatToolCall, Reasoning } from './late-parts.tsx';
import type { MessageActions } from './message-actions.ts';
import type { PartComponents, PartProps, ToolPartProps } from './part-components.ts';

/** True for what the user has sent with a message. */
export function isAttachment({ type }: MessagePart, { role }: Turn): boolean {
  return role === 'user' && (type === 'image' || type === 'file');
}

/** One part of the message around it. It renders again only if the part has changed, or what can be done about it. */
export function MessagePartView({ part }: { readonly part: MessagePart }) {
  const { turn, isLast, isBusy } = useMessage('Parts');
  const isWaiting = part.type === 'tool-call' ? part.result === undefined : part === turn.parts.at(-1);
  return <StillPart part={part} role={turn.role} isOpen={isWaiting && isOpen(turn)} canDecide={isLast && !isBusy} />;
}

interface StillPartProps extends PartProps {
  /** True where a tool call can have a decision or a result now. */
  readonly canDecide: boolean;
}

const StillPart = /* @__PURE__ */ React.memo(function StillPart({ canDecide, part, ...props }: StillPartProps) {
  const { parts = {}, ...actions } = React.useContext(LookContext);
  const isTool = part.type === 'tool-call';
  const own = (isTool ? findOwn(parts, `tool-${part.name}`) : undefined) ?? findOwn(parts, part.type);
  // Stored messages may have parts of any type, which are left out.
  const View = own ?? findOwn(PART_VIEWS, part.type);
  return (
    <div
      className="hubkit-chat-part"
      data-slot="chat-part"
      data-type={part.type}
      // The focus goes here from the buttons of an approval, which go away.
      tabIndex={isTool ? -1 : undefined}
    >
      {View && <View part={part} {...props} {...(isTool && canDecide && actionsOn(part, actions))} />}
    </div>
  );
});

/** A component for a type of part. Each is given the parts of the type that it stands under. */
function findOwn(parts: PartComponents, name: string): React.ComponentType<PartProps> | undefined {
  return Object.hasOwn(parts, name) ? (parts[name as 'text'] as React.ComponentType<PartProps>) : undefined;
}

/** What can be done about a tool call now. */
function actionsOn(call: ToolCallPart, { approve, deny, addToolResult }: MessageActions): Partial<ToolPartProps> {
  const { id = '', approval, result, isCut } = call;
  if (result !== undefined || isCut) return {};
  if (approval === 'asked' && approve && deny)
    return { approve: () => approve(id), deny: (reason) => deny(id, reason) };
  return !approval && addToolResult ? { addResult: (text) => addToolResult(id, text) } : {};
}

/** How parts are drawn where the page does not do it: reasoning and tool calls are folded. */
const PART_VIEWS: PartComponents = {
  text: Words,
  refusal: Words,
  reasoning: Reasoning,
  image: Image,
  file: ({ part }) => <p className="hubkit-chat-file">{part.name}</p>,
  object: ({ part }) => <pre dir="ltr">{JSON.stringify(part.value, null, 2)}</pre>,
  'tool-call': ChatToolCall,
};

function Words({ part }: PartProps<'text' | 'refusal'>) {
  return <p>{part.text}</p>;
}

function Image({ part }: PartProps<'image'>) {
  const { labels } = React.useContext(LookContext);
  const alt = part.alt ?? labels.image;
  const url = safeMediaUrl(part.url, 'image');
  return url === undefined ? <p>{alt}</p> : <img src={url} alt={alt} />;
}
