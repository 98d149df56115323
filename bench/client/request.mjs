export const MODEL = 'meta-llama/Llama-3.1-8B-Instruct';

const MESSAGES = [
  { role: 'system', content: 'You answer in one sentence.' },
  { role: 'user', content: 'What is the answer to the question of life, the universe and everything?' },
];

/** The chat that all peers request; `seed` tells the server how many events to stream. */
export const body = (seed = 0) => ({ model: MODEL, messages: MESSAGES, max_tokens: 100, temperature: 0.5, seed });
