import type { MessagePart } from '@hubkit/messages/turns';
import type { ReactNode } from 'react';
import { safeMediaUrl } from '../address/safe-media-url.ts';
import type { ChatLabels } from './chat-labels.ts';
import { type ApprovalActions, ToolCallView } from './tool-call-view.tsx';

interface MessagePartsProps extends ApprovalActions {
  readonly parts: readonly MessagePart[];
  readonly renderText: ((text: string) => ReactNode) | undefined;
  readonly labels: ChatLabels;
}

/** The parts of a message in their order; reasoning and tool calls are folded. */
export function MessageParts({ parts, renderText, labels, ...approval }: MessagePartsProps) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no ids; a message only grows at its end.
    <div key={index} className="hubkit-chat-part" data-slot="chat-part" data-type={part.type}>
      {drawPart(part, { renderText, labels, ...approval })}
    </div>
  ));
}

function drawPart(part: MessagePart, { renderText, labels, ...approval }: Omit<MessagePartsProps, 'parts'>): ReactNode {
  switch (part.type) {
    case 'text':
    case 'refusal':
      return renderText ? renderText(part.text) : <p>{part.text}</p>;
    case 'reasoning':
      return (
        <details>
          <summary>{labels.reasoning}</summary>
          <p>{part.text}</p>
        </details>
      );
    case 'image': {
      const url = safeMediaUrl(part.url, 'image');
      return url === undefined ? <p>{part.alt ?? labels.image}</p> : <img src={url} alt={part.alt ?? labels.image} />;
    }
    case 'file':
      return <p className="hubkit-chat-file">{part.name}</p>;
    case 'object':
      return <pre dir="ltr">{JSON.stringify(part.value, null, 2)}</pre>;
    case 'tool-call':
      return <ToolCallView part={part} labels={labels} {...approval} />;
  }
}
