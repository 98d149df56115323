import { Chat, type PartComponents } from '@hubkit/react/chat-panel';
import { chatTool, useChat } from '@hubkit/react/hooks';
import '@hubkit/react/chat-panel.css';

const call = (id: string, name: string, args: object) => ({
  index: Number(id),
  id,
  function: { name, arguments: JSON.stringify(args) },
});

/** Calls three tools, and repeats their results. In a page, `{ api: '/api/ai' }` takes its place. */
const client = {
  async *chatCompletionStream({ messages }: { messages: readonly { role: string; content: string }[] }) {
    const results = messages.filter(({ role }) => role === 'tool').map(({ content }) => content);
    if (results.length > 0) yield { choices: [{ delta: { content: results.join(' ') } }] };
    else
      yield {
        choices: [
          {
            delta: {
              tool_calls: [
                call('0', 'weather', { city: 'Oslo' }),
                call('1', 'book_flight', { to: 'Oslo' }),
                call('2', 'choose_seat', { seats: ['Window', 'Aisle'] }),
              ],
            },
            finish_reason: 'tool_calls',
          },
        ],
      };
  },
};

const tools = [
  chatTool({ name: 'weather', parameters: { type: 'object' }, run: () => 'It is 12 degrees.' }),
  chatTool({ name: 'book_flight', parameters: { type: 'object' }, needsApproval: true, run: () => 'It is booked.' }),
  // Without `run`, the result is what the user chooses.
  chatTool({ name: 'choose_seat', parameters: { type: 'object' } }),
];

/** How the tools are drawn: each in its own way, with our buttons for the approval. */
const parts: PartComponents = {
  'tool-weather': ({ part }) => <p>{`☁ ${part.result ?? 'Looking at the sky…'}`}</p>,
  'tool-book_flight': (props) => (
    <Chat.ToolCall {...props}>{`A flight to ${JSON.parse(props.part.arguments).to}`}</Chat.ToolCall>
  ),
  'tool-choose_seat': ({ part, addResult }) => (
    <fieldset>
      <legend>Seat</legend>
      {JSON.parse(part.arguments).seats.map((seat: string) => (
        <label key={seat}>
          <input
            type="radio"
            name={part.id}
            disabled={!addResult}
            checked={part.result === seat}
            onChange={() => addResult?.(seat)}
          />
          {seat}
        </label>
      ))}
    </fieldset>
  ),
  'tool-call': ({ part, approve, deny }) => (
    <p>
      {part.name}
      <Chat.Approval part={part} approve={approve} deny={deny} />
    </p>
  ),
};

export function Example() {
  const chat = useChat({ client, tools });
  return (
    <Chat.Root {...chat} parts={parts} level={3}>
      <Chat.Log empty={<p>Write something: it calls tools.</p>} />
      <Chat.Composer />
    </Chat.Root>
  );
}
