import { prepare } from '@hubkit/inference/prepare';

const model = 'meta-llama/Llama-3.1-8B-Instruct';
const messages = [{ role: 'user', content: 'Hello!' }];
const mapping = { providerId: 'llama-3.1-8b-instant' };
for (const accessToken of ['hf_token_of_the_hub', 'key_of_groq']) {
  const args = { accessToken, provider: 'groq', model, messages } as const;
  console.log(accessToken, '->', new URL(prepare({ task: 'conversational', args, mapping }).url).host);
}
