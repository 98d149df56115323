import { startEmulator } from '@hubkit/emulator';
import { applyChatTemplate, loadTemplate } from '@hubkit/jinja/chat';

const emulator = await startEmulator();
// In your page: https://huggingface.co
const folder = `${emulator.endpoints.hub}/openai/gpt-oss-20b/resolve/main`;
const fetchText = async (name: string) => (await fetch(`${folder}/${name}`)).text();
const config = loadTemplate({
  'chat_template.jinja': await fetchText('chat_template.jinja'),
  'tokenizer_config.json': await fetchText('tokenizer_config.json'),
});
const messages = [{ role: 'user', content: 'What is 6 times 7?' }];
console.log(applyChatTemplate(config, messages, { addGenerationPrompt: true }));
await emulator.close();
