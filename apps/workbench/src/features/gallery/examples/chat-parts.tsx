import { Chat } from '@hubkit/react/chat-panel';
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

export function Example() {
  const chat = useChat({ client });
  return (
    <Chat.Root {...chat} level={3}>
      <p>{`Status: ${chat.status}`}</p>
      <Chat.Log empty={<p>Write something; it comes back word by word.</p>}>
        {({ turn, versions }) => (
          <Chat.Message turn={turn} versions={versions}>
            {turn.endedAt && turn.startedAt && <small>{`${turn.endedAt - turn.startedAt} ms`}</small>}
          </Chat.Message>
        )}
      </Chat.Log>
      <Chat.Composer accept="image/*" />
    </Chat.Root>
  );
}
