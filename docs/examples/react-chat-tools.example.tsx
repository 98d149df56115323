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
  // It does not run before the user has approved it.
  chatTool({
    name: 'delete_account',
    parameters: { type: 'object' },
    needsApproval: true,
    run: async () => {
      await fetch('/account', { method: 'DELETE' });
      return 'The account is deleted.';
    },
  }),
];

export function Assistant() {
  // The panel has buttons to approve and to deny; pages of their own call `approve(id)` and `deny(id, reason)`.
  return <ChatPanel {...useChat({ api: '/api/ai', system: 'You help with trips.', tools })} />;
}
