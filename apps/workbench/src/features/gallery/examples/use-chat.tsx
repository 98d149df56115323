import { ChatPanel } from '@hubkit/react/chat-panel';
import { useChat } from '@hubkit/react/hooks';
import '@hubkit/react/chat-panel.css';

/** Echoes the question; "fail" breaks the answer off. In a page, `{ api: '/api/ai' }` takes its place. */
const client = {
  async *chatCompletionStream({ messages }: { messages: readonly { content: string }[] }) {
    const question = messages.at(-1)?.content ?? '';
    for (const word of `You said: ${question}`.split(/(?<= )/)) {
      await new Promise((resolve) => setTimeout(resolve, 80));
      yield { choices: [{ delta: { content: word } }] };
    }
    if (question.includes('fail')) throw new Error('The connection to the model was lost. Try again.');
  },
};

export function Example() {
  const chat = useChat({ client });
  return (
    <div>
      <p>{`Status: ${chat.status}`}</p>
      <ChatPanel {...chat} level={3} suggestions={['Good morning', 'Please fail']} />
    </div>
  );
}
