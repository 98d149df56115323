import { expect, it } from 'vitest';
import { scriptedServer } from '../../../../../tests/support/message-users.ts';
import { workbenchChat } from '../../../../../tests/support/workbench-chat.ts';

/** A chat of the workbench with a server that gives chunks. The habits of services are in the contract of messages. */
function chatOver(chunks: readonly object[], settings: object = {}) {
  const { client, fetch, requests } = scriptedServer(chunks);
  const { ask } = workbenchChat({ client, fetch, model: 'm', endpointUrl: 'http://h.example/v1', settings });
  return { ask: () => ask('Hi', () => 'result'), requests };
}

const content = (text: string) => ({ choices: [{ index: 0, delta: { content: text } }] });
const END = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] };

it('splits thoughts in the text of an answer, however they are cut', async () => {
  const pieces = ['<th', 'ink>Hm, ', 'so</thi', 'nk>\n\nHel', 'lo'];
  const { parts } = await chatOver([...pieces.map(content), END]).ask();
  expect(parts).toMatchObject([
    { type: 'reasoning', text: 'Hm, so' },
    { type: 'text', text: 'Hello' },
  ]);
});

it('requests an answer with the reasoning that the client translates', async () => {
  const { ask, requests } = chatOver([content('ok'), END], { reasoningEffort: 'low' });
  await ask();
  // An own server of unknown kind takes the name of OpenAI.
  expect(requests[0]).toMatchObject({ reasoning_effort: 'low' });
  expect(requests[0]).not.toHaveProperty('reasoning');
});
