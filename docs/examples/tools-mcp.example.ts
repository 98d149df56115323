import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { mcpTools } from '@hubkit/inference/mcp';
import { InMemoryTransport } from '@modelcontextprotocol/client';
import { McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';

// A server inside of this program. In yours: `{ url: 'https://mcp.example.com/mcp' }`, or a `StdioClientTransport` that starts one.
const [near, far] = InMemoryTransport.createLinkedPair();
serveStdio(
  () => {
    const weather = new McpServer({ name: 'weather', version: '1.0.0' });
    const annotations = { readOnlyHint: true };
    weather.registerTool('get_weather', { description: 'Current weather.', annotations }, () => ({
      content: [{ type: 'text', text: 'Sunny, 21 degrees' }],
    }));
    return weather;
  },
  { transport: far },
);

const emulator = await startEmulator();
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
const server = await mcpTools(near, { allow: ['get_weather'], timeoutMs: 10_000 });
const { content, steps } = await client.runTools({
  provider: 'groq',
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  messages: [{ role: 'user', content: 'What is the weather like?' }],
  tools: server.tools,
});
console.log(steps[0]?.outcomes[0]?.content, content);
await server.close();
await emulator.close();
