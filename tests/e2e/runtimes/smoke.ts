// A gateway and a chat of the hooks' store in one process, with a provider that is a function, and one call of each other package. Runs in
// every runtime with the fetch standard; `report` gets the outcome as JSON, by package.
import { PIPELINE_DATA } from '@hubkit/catalog';
import { code, print, python } from '@hubkit/code';
import { createGateway } from '@hubkit/gateway';
import { InferenceClient } from '@hubkit/inference';
import { Template } from '@hubkit/jinja';
import { applyChatTemplate } from '@hubkit/jinja/chat';
import { createChat } from '@hubkit/react/hooks';
import { getInferenceSnippets } from '@hubkit/snippets';

const { report } = globalThis as unknown as { readonly report: (json: string) => void };
const origin = 'https://page.example';
const event = (value: unknown) => `data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`;
const chunk = (delta: object, finish_reason: string | null = null) => ({
  id: 'c1',
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta, finish_reason }],
});

/** Sends the words of an answer one after the other, as a provider does. */
function provider(): Response {
  const events = [
    chunk({ role: 'assistant', content: 'Forty' }),
    chunk({ content: '-two.' }),
    chunk({}, 'stop'),
    '[DONE]',
  ];
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = events.shift();
      if (next === undefined) controller.close();
      else controller.enqueue(encoder.encode(event(next)));
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

/** One result of each package that calls no model. */
function packages(): object {
  const messages = [{ role: 'user', content: 'Hi' }];
  const template = '{% for m in messages %}[{{ m.role }}] {{ m.content }}{% endfor %}';
  const model = { id: 'a/b', pipeline_tag: 'text-generation', tags: ['conversational'] };
  const clients = getInferenceSnippets(model, 'groq').map(({ client }) => client);
  return {
    catalog: PIPELINE_DATA['text-to-image'].name,
    code: print(code`print(${'Say "hi"'})`, python).trim(),
    jinja: [
      new Template('{{ [3, 1, 2] | sort | join("-") }}').render({}),
      applyChatTemplate({ chat_template: template }, messages),
    ],
    snippets: clients.includes('openai') && clients.includes('curl'),
  };
}

/** A page cannot set the headers by which a gateway knows pages of its origin: there, it lets everybody in. */
const isPage = 'document' in globalThis;

async function run(): Promise<object> {
  const keys: (string | null)[] = [];
  const gateway = createGateway({
    client: new InferenceClient('key-of-the-server', {
      fetch: async (input, init) => {
        keys.push(new Request(input, init).headers.get('authorization'));
        return provider();
      },
    }),
    models: { chat: { targets: [{ model: 'a/b', endpointUrl: 'https://provider.example/v1' }] } },
    limits: { all: { requestsPerMinute: 10, concurrent: 2 } },
    ...(isPage && { authorize: () => ({ id: 'page' }) }),
  });
  const foreign = await gateway(new Request(`${origin}/v1/models`, { headers: { origin: 'https://other.example' } }));
  const chat = createChat({
    api: `${origin}/api/ai`,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const headers = new Headers(request.headers);
      headers.set('origin', origin);
      headers.set('sec-fetch-site', 'same-origin');
      if (!isPage) return gateway(new Request(request, { headers }));
      // The requests of Firefox have no body to read, which no server would do: the chat itself is tried there.
      const { body } = new Response(await request.clone().text());
      return gateway(Object.defineProperty(new Request(request, { headers }), 'body', { value: body }));
    },
  });
  await chat.actions.send('What is six times seven?');
  const answer = chat.getState().tree.at(-1);
  return {
    gateway: [foreign.status, keys[0]],
    inference: answer?.parts,
    react: answer?.status,
    failure: answer?.failure,
    ...packages(),
  };
}

run().then(
  (outcome) => report(JSON.stringify(outcome)),
  (error) => report(JSON.stringify({ error: String(error), stack: error.stack })),
);
