import { defineCommand, words } from '../../command-line/command.ts';
import { EXIT, UsageError } from '../../command-line/errors.ts';
import { flag } from '../../command-line/option.ts';
import { colorsFor } from '../../io/colors.ts';
import { inert, note, print } from '../../io/print.ts';

export const check = defineCommand({
  name: 'check',
  summary: 'find errors, with file, line and column',
  details:
    'Prints `file:line:column: message` and the lines around it, and exits with 1 when something was wrong: the first ' +
    'syntax error of a template, or every filter and test that does not exist. With --lint it also shows hints, which do not change the exit code. The lines of a template inside a tokenizer_config.json are counted from its own first line.',
  arguments: {
    templates: words('template', 'templates, tokenizer_config.json files, model folders and .gguf files, or -'),
  },
  options: {
    lint: flag(
      '--lint',
      'also show undefined, unused and unreachable names and parts, and a missing generation prompt',
    ),
  },
  examples: [
    { line: 'hubkit template check templates/*.jinja', about: 'many files' },
    { line: 'hubkit template check models/llama', about: 'all templates of a model' },
    { line: 'hubkit template check --lint chat.jinja', about: 'hints too' },
  ],
  async run({ templates: files, lint: isLint }, io) {
    if (files.length === 0) throw new UsageError('Name a template, or - for standard input.');
    const [{ loadTemplate }, { findProblems }] = await Promise.all([
      import('../../template/load-template.ts'),
      import('../../template/find-problems.ts'),
    ]);
    const { bold, red, yellow } = colorsFor(io, io.stdout);
    let checked = 0;
    let wrong = 0;
    for (const file of files) {
      for (const { label, source } of (await loadTemplate(file, io)).templates) {
        const problems = findProblems(source, isLint);
        checked++;
        if (problems.some(({ isError }) => isError)) wrong++;
        for (const { line, column, message, frame, isError } of problems) {
          const place = bold(`${label}:${line}:${column}:`);
          await print(io, `${place} ${(isError ? red : yellow)(inert(message))}\n${inert(frame)}\n\n`);
        }
      }
    }
    await note(io, `${checked} checked, ${wrong} with an error`);
    return wrong === 0 ? EXIT.done : EXIT.failed;
  },
});
