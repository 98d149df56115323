import { Chat, useConversation, useMessage } from '@hubkit/react/chat-panel';
import { useChat } from '@hubkit/react/hooks';
import '@hubkit/react/chat-panel.css';

/** Echoes the question. In a page, `{ api: '/api/ai' }` takes its place. */
const client = {
  async *chatCompletionStream({ messages }: { messages: readonly { content: string }[] }) {
    for (const word of `You said: ${messages.at(-1)?.content}`.split(/(?<= )/)) {
      await new Promise((resolve) => setTimeout(resolve, 80));
      yield { choices: [{ delta: { content: word } }] };
    }
  },
};

/** A component of the page inside of a message. */
function Duration() {
  const { turn } = useMessage();
  return turn.endedAt && turn.startedAt ? <small>{`${turn.endedAt - turn.startedAt} ms`}</small> : null;
}

export function Example() {
  const chat = useChat({ client });
  const { shown } = useConversation(chat.tree, chat.head);
  return (
    <Chat.Root {...chat} level={3}>
      <p>{`Status: ${chat.status}, messages: ${shown.length}`}</p>
      <Chat.Log empty={<Chat.Suggestions suggestions={['Good morning', 'What do you say?']} />}>
        {(message) => (
          <Chat.Message {...message}>
            <Chat.Author>{message.turn.role === 'user' ? 'Me' : 'Echo'}</Chat.Author>
            <Chat.Attachments />
            <Chat.Parts />
            <Chat.Status />
            <Duration />
            <Chat.Actions>
              <Chat.Action label="Good answer" onClick={() => alert('Thank you!')}>
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
