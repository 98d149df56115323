'use client';

import { isOpen, type Turn, textOfTurn, type Versions } from '@hubkit/messages/turns';
import * as React from 'react';
import { useCopied } from '../copy/use-copied.ts';
import { type HeadingLevel, headingTag } from '../heading/heading-level.ts';
import { type ChatLabels, DEFAULT_CHAT_LABELS } from './chat-labels.ts';
import { MessageEditor } from './message-editor.tsx';
import { MessageParts } from './message-parts.tsx';
import type { ApprovalActions } from './tool-call-view.tsx';

/** Actions on a message; those that are left out are not offered. */
export interface MessageActions extends ApprovalActions {
  /** Sends another version of a message of the user. */
  readonly edit?: ((turn: Turn, text: string) => void) | undefined;
  /** Makes another version of a message of the assistant. */
  readonly regenerate?: ((turn: Turn) => void) | undefined;
  /** Continues an answer that was stopped, interrupted or cut off; offered for the last message. */
  readonly resume?: ((turn: Turn) => void) | undefined;
  /** Shows another version. */
  readonly showVersion?: ((turn: Turn) => void) | undefined;
}

/** Props of a message. */
export interface MessageViewProps extends MessageActions {
  readonly turn: Turn;
  /** @default the only version */
  readonly versions?: Versions | undefined;
  /** True for the last message of the path. @default false */
  readonly isLast?: boolean | undefined;
  /** True while edits and new answers have to wait. @default false */
  readonly isBusy?: boolean | undefined;
  /** Draws texts, for example as Markdown. @default their words as they are */
  readonly renderText?: ((text: string) => React.ReactNode) | undefined;
  /** Level of the message's heading. @default 2 */
  readonly level?: HeadingLevel | undefined;
  readonly labels?: Partial<ChatLabels> | undefined;
  /** Below the message, such as times and counts. */
  readonly children?: React.ReactNode;
}

/** One message with its parts, its state, its versions and what can be done with it. */
export function MessageView(props: MessageViewProps) {
  const {
    turn,
    versions,
    isBusy = false,
    isLast = false,
    edit,
    regenerate,
    resume,
    showVersion,
    approve,
    deny,
    renderText,
    children,
  } = props;
  const labels = { ...DEFAULT_CHAT_LABELS, ...props.labels };
  const Tag = headingTag(props.level ?? 2);
  // The message that is edited: another version in this place starts without its editor.
  const [editing, setEditing] = React.useState<string>();
  const isEditing = editing === turn.id;
  const editButton = React.useRef<HTMLButtonElement>(null);
  const { state, copy } = useCopied(labels);
  const text = textOfTurn(turn);
  const { failure } = turn;
  const isCut = turn.finish === 'length' || turn.status === 'stopped' || turn.status === 'interrupted';
  const versionName = versions && versions.count > 1 ? `, ${labels.version(versions.index + 1, versions.count)}` : '';
  const leave = () => {
    setEditing(undefined);
    // The button is there again after the next paint.
    requestAnimationFrame(() => editButton.current?.focus());
  };

  return (
    <article
      className="hubkit-chat-message"
      data-role={turn.role}
      data-status={turn.status}
      aria-busy={isOpen(turn)}
      data-slot="chat-message"
    >
      <Tag className="hubkit-chat-author">
        {labels.roles[turn.role]}
        <span className="hubkit-visually-hidden">{versionName}</span>
      </Tag>
      {isEditing ? (
        <MessageEditor
          text={text}
          labels={labels}
          onCancel={leave}
          onSave={(next) => {
            leave();
            edit?.(turn, next);
          }}
        />
      ) : (
        <div className="hubkit-chat-body">
          <MessageParts
            parts={turn.parts}
            renderText={renderText}
            labels={labels}
            {...(isLast && !isBusy && { approve, deny })}
          />
          {turn.status === 'waiting' && <p className="hubkit-note">{labels.waiting}</p>}
        </div>
      )}
      {(turn.status === 'stopped' || turn.status === 'interrupted') && (
        <p className="hubkit-note">{labels.statuses[turn.status]}</p>
      )}
      {turn.status === 'failed' && (
        <p className="hubkit-problem" data-slot="chat-failure">
          {[labels.statuses.failed, failure?.message].filter(Boolean).join(': ')}
          {failure?.requestId && <small> {labels.requestId(failure.requestId)}</small>}
        </p>
      )}
      {turn.finish === 'length' && turn.status === 'done' && <p className="hubkit-note">{labels.cutByLimit}</p>}
      {children}
      {!isEditing && (
        <div className="hubkit-chat-actions" data-slot="chat-actions">
          {text !== '' && (
            <button type="button" className="hubkit-button" data-state={state} onClick={() => copy(text)}>
              {state === 'copied' ? labels.copied : labels.copy}
            </button>
          )}
          {edit && turn.role === 'user' && (
            <button
              ref={editButton}
              type="button"
              className="hubkit-button"
              disabled={isBusy}
              onClick={() => setEditing(turn.id)}
            >
              {labels.edit}
            </button>
          )}
          {resume && isLast && isCut && turn.role === 'assistant' && (
            <button type="button" className="hubkit-button" disabled={isBusy} onClick={() => resume(turn)}>
              {labels.resume}
            </button>
          )}
          {regenerate && turn.role === 'assistant' && failure?.canRetry !== false && (
            <button type="button" className="hubkit-button" disabled={isBusy} onClick={() => regenerate(turn)}>
              {failure ? labels.retry : labels.regenerate}
            </button>
          )}
          {showVersion && versions && versions.count > 1 && (
            <VersionSwitch versions={versions} labels={labels} onShow={showVersion} />
          )}
        </div>
      )}
    </article>
  );
}

interface VersionSwitchProps {
  readonly versions: Versions;
  readonly labels: ChatLabels;
  readonly onShow: (turn: Turn) => void;
}

function VersionSwitch({ versions: { index, count, previous, next }, labels, onShow }: VersionSwitchProps) {
  const step = (turn: Turn | undefined, name: string, sign: string) => (
    <button
      type="button"
      className="hubkit-button"
      aria-label={name}
      // Not `disabled`: the focus would be lost at the last version.
      aria-disabled={turn === undefined}
      onClick={() => turn && onShow(turn)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <span className="hubkit-chat-versions">
      {step(previous, labels.previous, '‹')}
      <span aria-hidden="true">{`${index + 1}/${count}`}</span>
      {step(next, labels.next, '›')}
    </span>
  );
}
