import { defineCommand, required } from '../../command-line/command.ts';
import { EXIT } from '../../command-line/errors.ts';
import { flag, text } from '../../command-line/option.ts';
import { colorsFor } from '../../io/colors.ts';
import { inert, print } from '../../io/print.ts';

export const inspect = defineCommand({
  name: 'inspect',
  summary: 'list the variables and features of a chat template',
  details:
    'Variables are found by parsing the template, features by rendering small conversations with it. Optional variables ' +
    'are marked with "?".',
  arguments: {
    template: required(
      'template',
      'a template, tokenizer_config.json, model folder or .gguf file, or - for standard input',
    ),
  },
  options: {
    name: text('--name <name>', 'one of several templates (all)'),
    json: flag('--json', 'print JSON'),
  },
  examples: [
    { line: 'hubkit template inspect tokenizer_config.json', about: 'a table' },
    { line: 'hubkit template inspect chat.jinja --json | jq .tools', about: 'JSON, for scripts' },
  ],
  async run({ template, name, json: isJson }, io) {
    const [{ chooseTemplates, loadTemplate }, { inTemplate }, { inspectTemplate }] = await Promise.all([
      import('../../template/load-template.ts'),
      import('../../template/in-template.ts'),
      import('@hubkit/jinja/chat'),
    ]);
    const file = await loadTemplate(template, io);
    const found = chooseTemplates(file, name).map(({ label, name: key = label, source }) => ({
      label,
      key,
      inspection: inTemplate(label, () => inspectTemplate({ ...file.config, chat_template: source })),
    }));
    if (isJson) {
      const [only] = found;
      const isSingle = file.templates.length === 1 || name !== undefined;
      const value = isSingle
        ? only?.inspection
        : Object.fromEntries(found.map(({ key, inspection }) => [key, inspection]));
      await print(io, `${JSON.stringify(value)}\n`);
      return EXIT.done;
    }
    const { bold } = colorsFor(io, io.stdout);
    for (const { label, inspection } of found) {
      const { variables, ...abilities } = inspection;
      const rows = [
        ['variables', variables.map((one) => (one.isNeeded ? one.name : `${one.name}?`)).join(', ') || 'none'],
        ...Object.entries(abilities).map(([key, value]) => [inWords(key), describe(value)]),
      ];
      const lines = rows.map(([key = '', value = '']) => `  ${key.padEnd(21)}${inert(value)}`.trimEnd());
      await print(io, `${bold(label)}\n${lines.join('\n')}\n`);
    }
    return EXIT.done;
  },
});

/** Turns `toolCalls` into `tool calls`. */
function inWords(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function describe(value: boolean | string): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === '' ? 'none' : /\s|[^\w]/.test(value) ? JSON.stringify(value) : value;
}
