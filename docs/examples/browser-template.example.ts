import { startEmulator } from '@hubkit/emulator';
import { applyChatTemplate, loadTemplate } from '@hubkit/jinja/chat';

const emulator = await startEmulator();
// In your page: https://huggingface.co
const { hub } = emulator.endpoints;

/** Text of a file of a model, or nothing where the model has no such file. */
async function fetchFile(model: string, name: string): Promise<[name: string, text: string][]> {
  const response = await fetch(`${hub}/${model}/resolve/main/${name}`);
  if (response.status === 404) return [];
  if (!response.ok) throw new Error(`${model} ${name}: status ${response.status}`);
  return [[name, await response.text()]];
}

async function fetchTemplate(model: string) {
  const names = ['chat_template.jinja', 'tokenizer_config.json', 'special_tokens_map.json'];
  const files = await Promise.all(names.map((name) => fetchFile(model, name)));
  return loadTemplate(Object.fromEntries(files.flat()));
}

const config = await fetchTemplate('openai/gpt-oss-20b');
const messages = [{ role: 'user', content: 'What is 6 times 7?' }];
console.log(applyChatTemplate(config, messages, { addGenerationPrompt: true }));
await emulator.close();
