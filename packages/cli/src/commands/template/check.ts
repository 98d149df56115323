import { defineCommand, words } from '../../frame/command.ts';
import { EXIT, UsageError } from '../../frame/errors.ts';
import { colorsFor } from '../../io/colors.ts';
import { inert, note, print } from '../../io/print.ts';

export const check = defineCommand({
  name: 'check',
  summary: 'find errors, with file, line and column',
  details:
    'Prints `file:line:column: message` and the lines around it, and exits with 1 when something was wrong: the first ' +
    'syntax error of a template, or every filter and test that does not exist. The lines of a template inside a tokenizer_config.json are counted from its own first line.',
  arguments: { templates: words('template', 'templates and tokenizer_config.json files, or -') },
  options: {},
  examples: [
    { line: 'hubkit template check templates/*.jinja', about: 'many files' },
    { line: 'hubkit template check tokenizer_config.json', about: 'all templates of a model' },
  ],
  async run({ templates: files }, io) {
    if (files.length === 0) throw new UsageError('Name a template, or - for standard input.');
    const [{ loadTemplate }, { findProblems }] = await Promise.all([
      import('../../template/load-template.ts'),
      import('../../template/find-problems.ts'),
    ]);
    const { bold, red } = colorsFor(io, io.stdout);
    let checked = 0;
    let wrong = 0;
    for (const file of files) {
      for (const { label, source } of (await loadTemplate(file, io)).templates) {
        const problems = findProblems(source);
        checked++;
        if (problems.length > 0) wrong++;
        for (const { line, column, message, frame } of problems) {
          const place = bold(`${label}:${line}:${column}:`);
          await print(io, `${place} ${red(inert(message))}\n${inert(frame)}\n\n`);
        }
      }
    }
    await note(io, `${checked} checked, ${wrong} with an error`);
    return wrong === 0 ? EXIT.done : EXIT.failed;
  },
});
