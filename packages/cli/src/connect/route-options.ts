import { flag, number, text } from '../command-line/option.ts';

/** The options of all commands that call a model. */
export const routeOptions = {
  model: text('-m, --model <id>', 'model on the hub, such as meta-llama/Llama-3.1-8B-Instruct'),
  provider: text(
    '-p, --provider <id>',
    'inference provider: groq, fal-ai … or auto; several (groq,together) are tried in turn',
  ),
  endpoint: text('--endpoint <url>', 'call an OpenAI-compatible server at this URL instead'),
  billTo: text('--bill-to <organization>', 'bill this hub organization'),
  timeout: number('--timeout <seconds>', 'give up after this time', { min: 0.001 }),
  retries: number('--retries <count>', 'retries of a failed request (default 2)', { min: 0, max: 20, isInteger: true }),
  emulator: flag('--emulator', 'use the built-in emulator even if a token is set'),
};
