import { startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { applyChatTemplate } from '@hubkit/jinja/chat';
import { deriveResponseTemplate, parseChunks, parseCompletion } from '@hubkit/jinja/response';

const emulator = await startEmulator();
const client = new InferenceClient(undefined, { endpointUrl: `${emulator.servers.vllm}/v1` });
const model = 'Qwen/Qwen2.5-7B-Instruct';
// In your program: the chat template of the model, from its tokenizer_config.json.
const chatTemplate = `{% for m in messages %}<|im_start|>{{ m.role }}
{% if m.reasoning_content %}<think>{{ m.reasoning_content }}</think>{% endif %}{{ m.content }}<|im_end|>
{% endfor %}{% if add_generation_prompt %}<|im_start|>assistant
{% endif %}`;
const template = deriveResponseTemplate(chatTemplate);

const messages = [{ role: 'user', content: 'What is 6 times 7?' }];
const prefix = applyChatTemplate(chatTemplate, messages, { addGenerationPrompt: true });

const raw = await client.chatCompletion({ model, messages });
const { choices } = parseCompletion(template, raw, { prefix });
console.log(choices[0]?.message.reasoning_content, choices[0]?.message.content);

const stream = client.chatCompletionStream({ model, messages });
for await (const { choices } of parseChunks(template, stream, { prefix })) {
  process.stdout.write(choices[0]?.delta?.content ?? '');
}
await emulator.close();
