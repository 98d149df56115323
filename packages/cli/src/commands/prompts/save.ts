import { defineCommand, required, words } from '../../command-line/command.ts';
import { EXIT, UsageError } from '../../command-line/errors.ts';
import { flag } from '../../command-line/option.ts';
import { readStdinText } from '../../io/read-input.ts';
import { textOrFile } from '../../io/text-or-file.ts';
import { report } from '../../listing/print-listing.ts';
import { savePrompt } from '../../prompts/prompt-store.ts';

export const save = defineCommand({
  name: 'save',
  summary: 'save a prompt under a name',
  details:
    'The prompt is the words, the text of @FILE, or what is piped in. Its variables are written {{ name }}; `hubkit chat` sets them by ' +
    '--param, and puts its words in the place of {{ input }}, or below a prompt without it. Each prompt is a file beside the settings.',
  arguments: {
    name: required('name', 'name of the prompt, such as translate'),
    text: words('text', 'the prompt; otherwise what is piped in'),
  },
  options: { force: flag('--force', 'replace the prompt of this name') },
  examples: [
    {
      line: "hubkit prompts save translate 'Translate into {{ language }}: {{ input }}'",
      about: 'a prompt with variables',
    },
    { line: 'echo "Summarize in three sentences." | hubkit prompts save summarize', about: 'a prompt from a pipe' },
  ],
  async run({ name, text: given, force: isForced, json: isJson }, io) {
    const text =
      given.length > 0 ? await textOrFile(given.join(' '), io, { flag: 'The prompt' }) : await readStdinText(io);
    if (text.trim() === '') throw new UsageError('The prompt is empty. Pass its text as an argument, or pipe it in.');
    const { promptVariables } = await import('../../prompts/prompt-variables.ts');
    const variables = promptVariables({ name, text }).map((variable) => variable.name);
    const file = await savePrompt({ name, text }, isForced, io);
    await report(io, isJson, { name, variables, file }, `saved ${name}; use it by \`hubkit chat --prompt ${name}\``);
    return EXIT.done;
  },
});
