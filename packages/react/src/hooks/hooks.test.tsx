import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createInputs, memoryStorage, useChat, useInputs, useJob, useModels, useObject, useTask } from './index.ts';

const never = (() => {
  throw new Error('A server must not call the gateway while it renders.');
}) as typeof fetch;
const service = { api: '/api/ai', fetch: never };

const inputs = createInputs<string, string>();

function Page() {
  const chat = useChat({
    ...service,
    initialTurns: [{ id: 'q', parent: null, role: 'user', status: 'done', parts: [{ type: 'text', text: 'Hi' }] }],
  });
  const stored = useChat({ ...service, id: 'stored', storage: memoryStorage() });
  const object = useObject({ ...service, schema: { type: 'object' } });
  const states = [chat, stored, object, useTask('summarization', service), useJob(service), useModels(service)];
  return (
    <p>{[...states.map(({ status }) => status), chat.messages.length, useInputs(inputs).waiting.length].join(' ')}</p>
  );
}

describe('the hooks', () => {
  it('render on a server, where nothing is called or stored', () => {
    expect(renderToString(<Page />)).toBe('<p>ready ready ready idle idle loading 1 0</p>');
  });
});
