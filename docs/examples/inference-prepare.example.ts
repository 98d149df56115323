import { prepare } from '@hubkit/inference/prepare';

const request = prepare({
  task: 'conversational',
  args: {
    accessToken: 'hf_token',
    provider: 'groq',
    model: 'meta-llama/Llama-3.1-8B-Instruct',
    messages: [{ role: 'user', content: 'Hello!' }],
  },
  mapping: { providerId: 'llama-3.1-8b-instant' },
});
console.log(request.method, request.url);
