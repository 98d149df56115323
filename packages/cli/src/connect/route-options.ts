import { flag, text } from '../command-line/option.ts';

/** The options of all commands that call a model. */
export const routeOptions = {
  model: text('-m, --model <id>', 'model on the hub, such as meta-llama/Llama-3.1-8B-Instruct'),
  provider: text('-p, --provider <id>', 'inference provider: groq, together, fal-ai … or auto'),
  endpoint: text('--endpoint <url>', 'call an OpenAI-compatible server at this URL instead'),
  billTo: text('--bill-to <organization>', 'bill this hub organization'),
  emulator: flag('--emulator', 'use the built-in emulator even if a token is set'),
};
