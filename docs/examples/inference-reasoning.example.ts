import { startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator({ pace: 'instant' });
const deepseek = new InferenceClient(undefined, { endpointUrl: emulator.servers.deepseek });
const { data, response } = await deepseek
  .chatCompletion({
    model: 'deepseek-v4-pro',
    messages: [{ role: 'user', content: 'What is 6 times 7?' }],
    reasoning: 'medium',
  })
  .withResponse();
console.log(data.choices[0]?.message.content, response.warnings);
await emulator.close();
