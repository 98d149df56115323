export const MODEL = 'meta-llama/Llama-3.1-8B-Instruct';

const MESSAGES = [
  { role: 'system', content: 'You answer in one sentence.' },
  { role: 'user', content: 'What is the answer to the question of life, the universe and everything?' },
];

/** The chat request of all peers; `seed` sets the number of events that the server streams. */
export const body = (seed = 0) => ({ model: MODEL, messages: MESSAGES, max_tokens: 100, temperature: 0.5, seed });
