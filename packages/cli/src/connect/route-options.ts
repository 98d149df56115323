import { flag, text } from '../frame/option.ts';

/** The flags of every command that asks a model. */
export const routeOptions = {
  model: text('-m, --model <id>', 'model on the hub, such as meta-llama/Llama-3.1-8B-Instruct'),
  provider: text('-p, --provider <id>', 'who runs the model: groq, together, fal-ai … or auto'),
  endpoint: text('--endpoint <url>', 'ask an OpenAI-compatible server at this address instead'),
  billTo: text('--bill-to <organization>', 'let an organization on the hub pay'),
  emulator: flag('--emulator', 'let the built-in emulator answer, whatever tokens are set'),
};
