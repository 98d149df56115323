import { Chat, ChatPanel, type PartComponents } from '@hubkit/react/chat-panel';
import { chatTool, useChat } from '@hubkit/react/hooks';

const noArguments = { type: 'object' } as const;

const tools = [
  chatTool({ name: 'get_weather', parameters: noArguments, run: () => '12 degrees, rain' }),
  chatTool({ name: 'book_flight', parameters: noArguments, needsApproval: true, run: () => 'The flight is booked.' }),
  // Without `run`: the user gives the result.
  chatTool({ name: 'choose_seat', parameters: noArguments }),
];

// Made once, outside of components, so that messages do not render again.
const parts: PartComponents = {
  text: ({ part }) => <p className="prose">{part.text}</p>,
  'tool-get_weather': ({ part, isOpen }) => <p>{isOpen ? 'Looking at the sky…' : part.result}</p>,
  'tool-book_flight': ({ part, approve, deny }) => (
    <section>
      <h3>Book this flight?</h3>
      <Chat.Approval part={part} approve={approve} deny={deny} />
      {part.result}
    </section>
  ),
  'tool-choose_seat': ({ part, addResult }) =>
    addResult ? (
      <button type="button" onClick={() => addResult('Window')}>
        Window
      </button>
    ) : (
      <p>Seat: {part.result}</p>
    ),
};

export function Trip() {
  return <ChatPanel {...useChat({ api: '/api/ai', tools })} parts={parts} />;
}
