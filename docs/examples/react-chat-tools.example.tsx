import { ChatPanel } from '@hubkit/react/chat-panel';
import { chatTool, type JsonSchema, useChat } from '@hubkit/react/hooks';

const city: JsonSchema<{ city: string }> = {
  type: 'object',
  properties: { city: { type: 'string' } },
  required: ['city'],
};

const tools = [
  chatTool({
    name: 'show_on_map',
    description: 'Shows a city on the map of the page.',
    parameters: city,
    run: ({ city }) => {
      document.title = city;
      return 'The map shows it.';
    },
  }),
  // Without run, the answer waits until the page calls addToolResult.
  chatTool({ name: 'delete_account', description: 'Asks the user first.', parameters: { type: 'object' } }),
];

export function Assistant() {
  const chat = useChat({ api: '/api/ai', system: 'You help with trips.', tools });
  const calls = chat.messages.at(-1)?.parts.flatMap((part) => (part.type === 'tool-call' ? [part] : [])) ?? [];
  const open = calls.find(({ name, result }) => name === 'delete_account' && result === undefined);
  return (
    <>
      <ChatPanel {...chat} />
      {open?.id && (
        <p>
          Delete the account?
          <button type="button" onClick={() => chat.addToolResult(open.id ?? '', 'The user agrees.')}>
            Yes
          </button>
          <button type="button" onClick={() => chat.addToolResult(open.id ?? '', 'The user refuses.')}>
            No
          </button>
        </p>
      )}
    </>
  );
}
