'use client';

import type { ReactNode } from 'react';
import type { Turn } from '../conversation/turn.ts';
import { type ChatLabels, DEFAULT_CHAT_LABELS } from './chat-labels.ts';
import { ChatLog } from './chat-log.tsx';
import { Composer, type ComposerProps } from './composer.tsx';
import { type MessageActions, MessageView, type MessageViewProps } from './message-view.tsx';
import { useConversation } from './use-conversation.ts';

/** Props of a chat. */
export interface ChatPanelProps
  extends Pick<MessageViewProps, 'renderText' | 'level'>,
    Pick<ComposerProps, 'send' | 'stop'>,
    MessageActions {
  /** All messages, versions included; the page keeps them. */
  readonly tree: readonly Turn[];
  /** The last message of the path to show. */
  readonly head: string | null;
  /** Below a message, such as times and counts. */
  readonly renderFacts?: ((turn: Turn) => ReactNode) | undefined;
  readonly labels?: Partial<ChatLabels> | undefined;
  readonly className?: string | undefined;
}

/**
 * A conversation with a model. It keeps nothing and sends nothing: messages come in as data, and what readers do goes out by callbacks.
 *
 * @example <ChatPanel {...useChat({ api: '/api/ai' })} />
 */
export function ChatPanel(props: ChatPanelProps) {
  const { tree, head, send, stop, showVersion, edit, regenerate, renderText, renderFacts, level, className } = props;
  const labels = { ...DEFAULT_CHAT_LABELS, ...props.labels };
  const { shown, isBusy } = useConversation(tree, head);
  return (
    <div className={`hubkit-panel hubkit-chat ${className ?? ''}`.trim()}>
      <ChatLog isBusy={isBusy} labels={labels}>
        {shown.length === 0 && <p className="hubkit-empty">{labels.empty}</p>}
        {shown.map(({ turn, versions }, index) => (
          <MessageView
            // The buttons of versions keep the focus when they show another one.
            // biome-ignore lint/suspicious/noArrayIndexKey: a message is its place in the path.
            key={`${turn.role} ${index}`}
            turn={turn}
            versions={versions}
            isBusy={isBusy}
            edit={edit}
            regenerate={regenerate}
            showVersion={showVersion}
            renderText={renderText}
            level={level}
            labels={labels}
          >
            {renderFacts?.(turn)}
          </MessageView>
        ))}
      </ChatLog>
      <Composer send={send} stop={stop} isBusy={isBusy} labels={labels} />
    </div>
  );
}
