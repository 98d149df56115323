'use client';

import * as React from 'react';
import { type ElementProps, element } from '../../element/element.tsx';
import { LookContext } from '../chat-context.ts';
import type { ToolPartProps } from './part-components.ts';

/** Props of the approval of a tool call. */
export interface ChatApprovalProps
  extends Pick<ToolPartProps, 'part' | 'approve' | 'deny'>,
    Partial<Pick<ToolPartProps, 'role' | 'isOpen' | 'addResult'>>,
    Omit<ElementProps<'form'>, 'part' | 'role' | 'children' | 'onSubmit'> {}

/**
 * The buttons of a tool call that waits for a decision, and a note about one that was denied. Nothing for other calls. Enter in the
 * field of the reason denies: it never approves.
 */
export const ChatApproval = /* @__PURE__ */ React.forwardRef<HTMLFormElement, ChatApprovalProps>(function ChatApproval(
  { part, approve, deny, role: _role, isOpen: _isOpen, addResult: _addResult, ...props },
  ref,
) {
  const { labels } = React.useContext(LookContext);
  const [reason, setReason] = React.useState('');
  if (part.approval === 'denied') return <p className="hubkit-note">{labels.denied}</p>;
  if (!approve || !deny) return null;
  const decide = (button: Element, decision: () => void) => {
    // The buttons go away with the decision, and must not take the focus with them.
    const frame = button.closest('[data-slot="chat-part"]');
    (frame?.querySelector('summary') ?? (frame as HTMLElement | null))?.focus();
    decision();
  };
  const own = {
    className: 'hubkit-chat-approval',
    'data-slot': 'chat-approval',
    ref,
    onSubmit: (event: React.FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      decide(event.currentTarget, () => deny(reason.trim() || undefined));
    },
    children: (
      <fieldset className="hubkit-chat-actions" aria-label={labels.approvalAsked(part.name)}>
        <button
          type="button"
          className="hubkit-button"
          data-look="primary"
          onClick={({ currentTarget }) => decide(currentTarget, approve)}
        >
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
    ),
  };
  return element('form', own, props);
});
