import { flag } from '../command-line/option.ts';

/** Options for what happens with snippets, for both kinds. */
export const outputOptions = {
  json: flag('--json', 'print the snippets as JSON'),
  run: flag('--run', 'run the snippet, if exactly one matches'),
};
