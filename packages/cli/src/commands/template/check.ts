import { dirname, resolve } from 'node:path';
import { defineCommand, words } from '../../command-line/command.ts';
import { EXIT, UsageError } from '../../command-line/errors.ts';
import { flag } from '../../command-line/option.ts';
import { colorsFor } from '../../io/colors.ts';
import type { Io } from '../../io/io.ts';
import { inert, note, print } from '../../io/print.ts';
import { printJson } from '../../listing/print-listing.ts';
import type { AppliedFix } from '../../template/apply-fixes.ts';
import type { Problem } from '../../template/find-problems.ts';

export const check = defineCommand({
  name: 'check',
  summary: 'find errors, with file, line and column',
  details:
    'Prints `file:line:column: message` with the lines around it, and exits with 1 if there is an error: the first ' +
    'syntax error of a template, or every filter and test that does not exist. With --lint, also prints hints, which do not affect the exit code. With --fix, applies the edits that the messages suggest, such as the correct spelling of a filter, and prints the remaining problems. Rules are silenced by comments, `{# hubkit: ignore unused #}`, and configured in `.hubkit.json`. Lines of a template in a tokenizer_config.json are counted from the start of the template.',
  arguments: {
    templates: words('template', 'templates, tokenizer_config.json files, model folders and .gguf files, or -'),
  },
  options: {
    json: flag('--json', 'print the problems as JSON, with their lines, severities and rules'),
    lint: flag('--lint', 'also report undefined and unused names, unreachable parts and a missing generation prompt'),
    fix: flag('--fix', 'write suggested edits to the files'),
  },
  examples: [
    { line: 'hubkit template check templates/*.jinja', about: 'many files' },
    { line: 'hubkit template check models/llama', about: 'all templates of a model' },
    { line: 'hubkit template check --lint chat.jinja', about: 'hints too' },
    {
      line: "hubkit template check --json *.jinja | jq -r '.templates[].problems[].message'",
      about: 'for programs',
    },
    { line: 'hubkit template check --fix chat.jinja', about: 'fix misspelled names and missing end tags' },
  ],
  async run({ templates: files, lint: isLint, fix: isFix, json: isJson }, io) {
    if (files.length === 0) throw new UsageError('No template given. Pass a file, or - for standard input.');
    if (isFix && files.includes('-')) throw new UsageError('--fix requires files, not standard input.');
    const [{ loadTemplate }, { findProblems }, { readTemplateSettings }, fixing] = await Promise.all([
      import('../../template/load-template.ts'),
      import('../../template/find-problems.ts'),
      import('../../template/project-settings.ts'),
      isFix ? loadFixing() : undefined,
    ]);
    const results: Checked[] = [];
    for (const file of files) {
      const { config, templates } = await loadTemplate(file, io);
      const settings = await readTemplateSettings(dirname(resolve(io.cwd, file)));
      if (isFix && config)
        throw new UsageError(`${file} is a model folder or file, not a template. Pass a .jinja file.`);
      for (const { label, source } of templates) {
        const mended = fixing?.applyFixes(source, isLint, settings) ?? { source, fixes: [] };
        if (mended.source !== source) await fixing?.saveText(mended.source, file, true, io);
        const checked = {
          template: label,
          fixes: mended.fixes,
          problems: findProblems(mended.source, isLint, settings),
        };
        results.push(checked);
        if (!isJson) await print(io, formatLines(checked, io));
      }
    }
    const wrong = results.filter(({ problems }) => problems.some(({ isError }) => isError)).length;
    const fixed = results.flatMap(({ fixes }) => fixes).length;
    if (isJson) await printJson(io, { checked: results.length, fixed, wrong, templates: results.map(toJson) });
    else await note(io, `${results.length} checked, ${isFix ? `${fixed} fixed, ` : ''}${wrong} with errors`);
    return wrong === 0 ? EXIT.done : EXIT.failed;
  },
});

interface Checked {
  readonly template: string;
  readonly fixes: readonly AppliedFix[];
  readonly problems: readonly Problem[];
}

function formatLines({ template, fixes, problems }: Checked, io: Io): string {
  const { bold, red, yellow, green } = colorsFor(io, io.stdout);
  const place = (line: number, column: number) => bold(`${template}:${line}:${column}:`);
  const lines = [
    ...fixes.map(({ line, column, from, to }) => {
      const change = from === '' ? `inserted '${to}'` : `replaced '${from}' with '${to}'`;
      return `${place(line, column)} ${green(inert(change))}\n`;
    }),
    ...problems.map(({ line, column, message, frame, isError }) => {
      const color = isError ? red : yellow;
      return `${place(line, column)} ${color(inert(message))}\n${inert(frame)}\n\n`;
    }),
  ];
  return lines.join('');
}

/** Form for programs: problems have a severity and a rule, and no frame. */
function toJson({ template, fixes, problems }: Checked): object {
  const shown = problems.map(({ line, column, isError, rule, message }) => {
    return { line, column, severity: isError ? 'error' : 'hint', rule, message };
  });
  return { template, fixes, problems: shown };
}

async function loadFixing() {
  const [{ applyFixes }, { saveText }] = await Promise.all([
    import('../../template/apply-fixes.ts'),
    import('../../run/save-output.ts'),
  ]);
  return { applyFixes, saveText };
}
