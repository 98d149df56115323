import { flag } from '../command-line/option.ts';

/** Output options of both snippet commands. */
export const outputOptions = {
  json: flag('--json', 'print the snippets as JSON'),
  run: flag('--run', 'run the snippet, if exactly one matches'),
};
