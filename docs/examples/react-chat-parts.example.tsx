import { Chat } from '@hubkit/react/chat-panel';
import { useChat } from '@hubkit/react/hooks';
import '@hubkit/react/chat-panel.css';

export function Support() {
  const chat = useChat({ api: '/api/ai' });
  return (
    <Chat.Root {...chat} className="support">
      <header>Ask us anything</header>
      <Chat.Log empty={<p>We answer at once.</p>}>
        {({ turn, versions }) => (
          <Chat.Message turn={turn} versions={versions}>
            {turn.usage && <small>{turn.usage.outputTokens} tokens</small>}
          </Chat.Message>
        )}
      </Chat.Log>
      <Chat.Composer accept="image/*" />
    </Chat.Root>
  );
}
