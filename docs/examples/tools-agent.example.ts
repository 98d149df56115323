import { createServer } from 'node:http';
import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { defineTool, InferenceClient } from '@hubkit/inference';
import { openTelemetry } from '@hubkit/inference/telemetry';
import * as v from 'valibot';

const emulator = await startEmulator();

// A collector on this machine. In a program: the collector of your observability, and an SDK of OpenTelemetry that exports to it.
const collector = createServer(async (request, response) => {
  for await (const body of request) console.log('collected:', String(body));
  response.end();
}).listen(0, '127.0.0.1');
await new Promise((resolve) => collector.once('listening', resolve));
const { port } = collector.address() as { port: number };
const sent: Promise<unknown>[] = [];

// In a program: `import * as api from '@opentelemetry/api'`.
const api: Parameters<typeof openTelemetry>[0] = {
  trace: {
    getTracer: () => ({
      startSpan(name, { attributes = {} } = {}) {
        const span = { name, ...attributes };
        return {
          setAttributes: (more) => Object.assign(span, more),
          setStatus: () => undefined,
          addEvent: () => undefined,
          end() {
            sent.push(fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: JSON.stringify(span) }));
          },
        };
      },
    }),
    setSpan: (context) => context,
  },
  metrics: {
    getMeter: () => ({
      createHistogram: () => ({ record: () => undefined }),
      createCounter: () => ({ add: () => undefined }),
    }),
  },
  context: { active: () => undefined, with: (_, run) => run() },
};

const client = new InferenceClient(EMULATOR_HUB_TOKEN, {
  endpoints: emulator.endpoints,
  telemetry: openTelemetry(api),
});

const getWeather = defineTool({
  name: 'get_weather',
  description: 'Current weather in a city.',
  parameters: v.object({ city: v.string() }),
  run: async ({ city }) => ({ city, temperature_in_celsius: 21 }),
});

const getTime = defineTool({
  name: 'get_time',
  description: 'Local time in a city.',
  parameters: v.object({ city: v.string() }),
  run: ({ city }, { signal }) => {
    signal.throwIfAborted();
    return `It is noon in ${city}.`;
  },
});

const run = await client.runTools({
  provider: 'groq',
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  messages: [{ role: 'user', content: 'What is the weather in Paris?' }],
  tools: [getWeather, getTime],
  maxSteps: 5,
  onStep({ outcomes }) {
    for (const { call, content } of outcomes) console.log(`${call.name}: ${content}`);
  },
});
console.log(run.content, `(${run.usage.total_tokens} tokens)`);
await Promise.all(sent);
collector.close();
await emulator.close();
