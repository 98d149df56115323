import { defineCommand, words } from '../../command-line/command.ts';
import { EXIT, UsageError } from '../../command-line/errors.ts';
import { flag, number } from '../../command-line/option.ts';
import { note, print, printText } from '../../io/print.ts';
import { printJson } from '../../listing/print-listing.ts';

export const format = defineCommand({
  name: 'format',
  summary: 'format a template without changing its output',
  details:
    'Prints the result; with --write, replaces the files. --check writes nothing and exits with 1 if a file would change.',
  arguments: { templates: words('template', 'templates, or - for standard input') },
  options: {
    indent: number('--indent <count>', 'spaces per level (4)', { min: 0, max: 16, isInteger: true }),
    check: flag('--check', 'list templates that would change, without writing them'),
    write: flag('--write', 'replace the files'),
  },
  examples: [
    { line: 'hubkit template format chat.jinja', about: 'print the result' },
    { line: 'hubkit template format --write templates/*.jinja', about: 'rewrite files' },
    { line: 'hubkit template format --check templates/*.jinja', about: 'for continuous integration' },
  ],
  async run({ templates: files, indent = 4, check: isCheck, write: isWrite, json: isJson }, io) {
    if (files.length === 0) throw new UsageError('No template given. Pass a file, or - for standard input.');
    if (isCheck && isWrite) throw new UsageError('--check cannot be combined with --write.');
    if (isWrite && files.includes('-')) throw new UsageError('--write requires files, not standard input.');
    const isShown = !isCheck && !isWrite;
    if (files.length > 1 && isShown) throw new UsageError('Formatting several templates requires --write or --check.');
    const [{ loadTemplate }, { inTemplate }, { saveText }, { format: layOut }] = await Promise.all([
      import('../../template/load-template.ts'),
      import('../../template/in-template.ts'),
      import('../../run/save-output.ts'),
      import('@hubkit/jinja/format'),
    ]);
    const changed: string[] = [];
    for (const name of files) {
      const { config, templates } = await loadTemplate(name, io);
      if (config && !isCheck && (isWrite || templates.length > 1)) {
        throw new UsageError(`${name} is a model folder or file, not a template. Pass a .jinja file.`);
      }
      for (const { label, source } of templates) {
        const formatted = inTemplate(label, () => layOut(source, { indent }));
        if (isShown && isJson) await printJson(io, { template: label, formatted });
        else if (isShown) await printText(io, formatted);
        else if (formatted !== source) {
          changed.push(label);
          if (isWrite) await saveText(formatted, name, true, io);
          if (!isJson) await print(io, `${label}\n`);
        }
      }
    }
    if (!isShown && isJson) await printJson(io, { changed });
    else if (!isShown) await note(io, `${changed.length} ${isWrite ? 'changed' : 'would change'}`);
    return isCheck && changed.length > 0 ? EXIT.failed : EXIT.done;
  },
});
