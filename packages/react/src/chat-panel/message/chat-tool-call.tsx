'use client';

import type { ToolCallPart } from '@hubkit/messages/turns';
import * as React from 'react';
import { type ElementProps, element } from '../../element/element.tsx';
import { highlightCode } from '../../highlight/highlight-code.tsx';
import { LookContext } from '../chat-context.ts';
import { ChatApproval } from './chat-approval.tsx';
import type { ToolPartProps } from './part-components.ts';

/** Props of a tool call. */
export interface ChatToolCallProps extends ToolPartProps, Omit<ElementProps<'div'>, 'part' | 'role'> {
  /** What is known of the call, when it is opened. @default its arguments and its result, JSON with line breaks */
  readonly children?: React.ReactNode;
}

/** A tool call, folded. One that waits for the user is open, so that its arguments are seen; for a decision, it has the buttons of `Chat.Approval`. */
export const ChatToolCall = /* @__PURE__ */ React.forwardRef<HTMLDivElement, ChatToolCallProps>(function ChatToolCall(
  { part, role: _role, isOpen, approve, deny, addResult, children, ...props },
  ref,
) {
  const { labels } = React.useContext(LookContext);
  const isWaiting = (part.approval === 'asked' || addResult !== undefined) && part.result === undefined;
  const own = {
    className: 'hubkit-chat-tool-call',
    'data-slot': 'chat-tool-call',
    'data-approval': part.approval,
    'data-state': findState(part, isOpen),
    ref,
    children: (
      <>
        <details open={isWaiting || undefined}>
          <summary>{labels.toolCall(part.name)}</summary>
          {children ?? (
            <>
              <p className="hubkit-note">{labels.toolArguments}</p>
              <pre dir="ltr">{highlightCode(indented(part.arguments), 'json')}</pre>
              {part.result !== undefined && (
                <>
                  <p className="hubkit-note">{labels.toolResult}</p>
                  <pre dir="ltr" data-error={part.isError || undefined}>
                    {part.isError ? indented(part.result) : highlightCode(indented(part.result), 'json')}
                  </pre>
                </>
              )}
            </>
          )}
        </details>
        <ChatApproval part={part} approve={approve} deny={deny} />
      </>
    ),
  };
  return element('div', own, props);
});

/** What became of a call, for its looks. */
function findState({ approval, result, isError }: ToolCallPart, isOpen: boolean) {
  if (approval === 'denied') return 'denied';
  if (result !== undefined) return isError ? 'failed' : 'done';
  return isOpen ? 'running' : 'waiting';
}

/** A JSON object or list with line breaks; other texts, and what is not whole yet, as they are. */
function indented(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : text;
  } catch {
    return text;
  }
}
