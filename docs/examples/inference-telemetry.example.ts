import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { createRequestLog } from '@hubkit/inference/request-log';
import { openTelemetry } from '@hubkit/inference/telemetry';

const emulator = await startEmulator({ pace: 'instant' });
emulator.inject({ fault: 'status;code=503', target: '/groq/', times: 1 });

// In a program: `import * as api from '@opentelemetry/api'`. This collector prints what it is given.
const api: Parameters<typeof openTelemetry>[0] = {
  trace: {
    getTracer: () => ({
      startSpan(name) {
        const shown: Record<string, unknown> = {};
        return {
          setAttributes: (attributes) => Object.assign(shown, attributes),
          setStatus: () => undefined,
          addEvent: (event, attributes) => console.log(event, attributes?.['error.type']),
          end: () => console.log(name, shown['gen_ai.provider.name'], shown['gen_ai.usage.output_tokens']),
        };
      },
    }),
    setSpan: (context) => context,
  },
  metrics: {
    getMeter: () => ({
      createHistogram: (name) => ({ record: () => console.log(name) }),
      createCounter: (name) => ({ add: () => console.log(name) }),
    }),
  },
  context: { active: () => undefined, with: (_, run) => run() },
};

const log = createRequestLog();
const client = new InferenceClient(EMULATOR_HUB_TOKEN, {
  endpoints: emulator.endpoints,
  fetch: log.fetch,
  telemetry: openTelemetry(api),
  onEvent: (event) => console.log('event', event.type),
  retry: { baseMs: 10 },
});
await client.chatCompletion({
  provider: 'groq',
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  messages: [{ role: 'user', content: 'What is 6 times 7?' }],
});
console.log(log.entries.map(({ request, response }) => `${request.method} ${response.status}`).join(', '));
await emulator.close();
