import { createHubkit } from '@hubkit/ai-sdk';
import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { streamText } from 'ai';

const emulator = await startEmulator();
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
const hubkit = createHubkit({ client });

const model = hubkit('meta-llama/Llama-3.1-8B-Instruct', { provider: ['groq', 'cerebras'] });
const { textStream } = streamText({ model, prompt: 'What is 6 times 7?', maxRetries: 0 });
for await (const text of textStream) process.stdout.write(text);
await emulator.close();
