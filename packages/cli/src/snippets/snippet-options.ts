import { flag, list, text } from '../command-line/option.ts';

/** Options that describe a model, for both snippet commands. */
export const modelOptions = {
  task: text('--task <id>', "the model's task, such as text-to-image"),
  library: text('--library <id>', 'the library that loads the model, such as transformers'),
  tag: list('--tag <tag>', 'a tag of the model (repeatable)'),
};

/** Values of the options that describe a model. */
export interface ModelFlags {
  readonly task?: string | undefined;
  readonly library?: string | undefined;
  readonly tag: readonly string[];
}

/** Output options of both snippet commands. */
export const outputOptions = {
  json: flag('--json', 'print the snippets as JSON'),
  run: flag('--run', 'run the snippet, if exactly one matches'),
};
