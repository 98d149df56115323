import { memo, useState } from 'react';
import { FailurePanel } from '../../../run/failure-panel.tsx';
import { duration } from '../../../run/format-facts.ts';
import { RunFacts } from '../../../run/run-facts.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { MarkdownText } from '../../../ui/markdown.tsx';
import { isOpen, type Message } from '../conversation/message.ts';
import type { Chat } from '../create-chat.ts';
import { MessageEditor } from './message-editor.tsx';
import styles from './message-view.module.css';

interface MessageViewProps {
  readonly chat: Chat;
  readonly message: Message;
}

/** One message, with what can be done to it. */
export const MessageView = memo(function MessageView({ chat, message }: MessageViewProps) {
  const [isEditing, setEditing] = useState(false);
  const isUser = message.role === 'user';
  return (
    <article className={styles.message} data-role={message.role} data-status={message.status}>
      <h2 className="visually-hidden">{isUser ? 'You' : 'Assistant'}</h2>
      {isEditing ? (
        <MessageEditor
          message={message}
          onSave={(content) => {
            setEditing(false);
            chat.rewrite(message.id, content);
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <MessageBody message={message} />
      )}
      {message.failure && <FailurePanel failure={message.failure} onRetry={() => chat.regenerate(message.id)} />}
      {!isEditing && !isOpen(message) && (
        <footer className={styles.footer}>
          {message.status === 'stopped' && <span className={styles.mark}>Stopped</span>}
          {message.report && <RunFacts report={message.report} />}
          <div className={styles.actions}>
            {message.content && <CopyButton text={message.content} label="Copy" />}
            {message.content && (
              <Button icon="edit" iconOnly size="small" label="Edit" onClick={() => setEditing(true)} />
            )}
            {!isUser && (
              <Button
                icon="refresh"
                iconOnly
                size="small"
                label="Regenerate"
                onClick={() => chat.regenerate(message.id)}
              />
            )}
            <Button icon="trash" iconOnly size="small" label="Delete" onClick={() => chat.remove(message.id)} />
          </div>
        </footer>
      )}
    </article>
  );
});

function MessageBody({ message }: { readonly message: Message }) {
  if (message.role === 'user') return <p className={styles.question}>{message.content}</p>;
  if (message.status === 'waiting')
    return (
      <p className={styles.waiting}>
        <span className={styles.dots} aria-hidden="true" />
        {message.retry ? (
          <span>
            Retrying in {duration(message.retry.delayMs)} (attempt {message.retry.attempt})
          </span>
        ) : (
          <span className="visually-hidden">Waiting for the first words</span>
        )}
      </p>
    );
  return message.content ? <MarkdownText>{message.content}</MarkdownText> : null;
}
