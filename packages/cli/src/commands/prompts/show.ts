import { defineCommand, required } from '../../command-line/command.ts';
import { EXIT } from '../../command-line/errors.ts';
import { flag } from '../../command-line/option.ts';
import { printText } from '../../io/print.ts';
import { printJson } from '../../listing/print-listing.ts';
import { findPrompt } from '../../prompts/prompt-store.ts';

export const show = defineCommand({
  name: 'show',
  summary: 'print a prompt',
  arguments: { name: required('name', 'name of the prompt') },
  options: { json: flag('--json', 'print JSON, with the variables') },
  examples: [{ line: 'hubkit prompts show translate', about: 'its text, with the variables' }],
  async run({ name, json: isJson }, io) {
    const prompt = await findPrompt(name, io);
    if (isJson) {
      const { promptVariables } = await import('../../prompts/prompt-variables.ts');
      await printJson(io, { ...prompt, variables: promptVariables(prompt).map((variable) => variable.name) });
    } else await printText(io, `${prompt.text}\n`);
    return EXIT.done;
  },
});
