'use client';

import type { ToolCallPart } from '@hubkit/messages/turns';
import * as React from 'react';
import type { ChatLabels } from './chat-labels.ts';

/** Decisions about a tool call, for the calls that wait for one. */
export interface ApprovalActions {
  /** Approves a tool call that waits for it, by its id; without it, no buttons are offered. */
  readonly approve?: ((callId: string) => void) | undefined;
  /** Denies such a call, with a reason for the model to read. */
  readonly deny?: ((callId: string, reason?: string) => void) | undefined;
}

interface ToolCallViewProps extends ApprovalActions {
  readonly part: ToolCallPart;
  readonly labels: ChatLabels;
}

/** A tool call, folded; one that waits for a decision is open, so that its arguments are seen, and has buttons. */
export function ToolCallView({ part, labels, approve, deny }: ToolCallViewProps) {
  const summary = React.useRef<HTMLElement>(null);
  const isAsked = part.approval === 'asked' && part.result === undefined;
  const decide = (decision: () => void) => {
    // The buttons go away with the decision, and must not take the focus with them.
    summary.current?.focus();
    decision();
  };
  const { id = '' } = part;
  return (
    <>
      <details open={isAsked || undefined} data-approval={part.approval}>
        <summary ref={summary}>{labels.toolCall(part.name)}</summary>
        <pre dir="ltr">{part.arguments}</pre>
        {part.result !== undefined && (
          <pre dir="ltr" data-error={part.isError || undefined}>
            {part.result}
          </pre>
        )}
      </details>
      {isAsked && approve && deny && (
        <ApprovalForm
          name={part.name}
          labels={labels}
          onApprove={() => decide(() => approve(id))}
          onDeny={(reason) => decide(() => deny(id, reason))}
        />
      )}
      {part.approval === 'denied' && <p className="hubkit-note">{labels.denied}</p>}
    </>
  );
}

interface ApprovalFormProps {
  readonly name: string;
  readonly labels: ChatLabels;
  readonly onApprove: () => void;
  readonly onDeny: (reason: string | undefined) => void;
}

/** The buttons of a call that waits. Enter in the field of the reason denies: it never approves. */
function ApprovalForm({ name, labels, onApprove, onDeny }: ApprovalFormProps) {
  const [reason, setReason] = React.useState('');
  return (
    <form
      data-slot="chat-approval"
      onSubmit={(event) => {
        event.preventDefault();
        onDeny(reason.trim() || undefined);
      }}
    >
      <fieldset className="hubkit-chat-actions" aria-label={labels.approvalAsked(name)}>
        <button type="button" className="hubkit-button" data-look="primary" onClick={onApprove}>
          {labels.approve}
        </button>
        <button type="submit" className="hubkit-button">
          {labels.deny}
        </button>
        <input
          type="text"
          dir="auto"
          aria-label={labels.denialReason}
          placeholder={labels.denialReason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </fieldset>
    </form>
  );
}
