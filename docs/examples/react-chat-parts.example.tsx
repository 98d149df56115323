import { Chat } from '@hubkit/react/chat-panel';
import { useChat } from '@hubkit/react/hooks';
import '@hubkit/react/chat-panel.css';

export function Support() {
  const chat = useChat({ api: '/api/ai' });
  return (
    <Chat.Root {...chat} className="support">
      <header>Ask us anything</header>
      <Chat.Log empty={<p>We answer at once.</p>}>
        {(message) => (
          <Chat.Message {...message}>
            <Chat.Author />
            <Chat.Attachments />
            <Chat.Parts />
            <Chat.Status />
            {message.turn.usage && <small>{message.turn.usage.outputTokens} tokens</small>}
            <Chat.Actions>
              <Chat.Action label="Good answer" onClick={() => chat.setData(message.turn, { isGood: true })}>
                👍
              </Chat.Action>
              <Chat.Versions />
            </Chat.Actions>
          </Chat.Message>
        )}
      </Chat.Log>
      <Chat.Composer accept="image/*" />
    </Chat.Root>
  );
}
