import { closest } from '@hubkit/task-types/closest';
import { defineCommand, optional } from '../command-line/command.ts';
import { EXIT, UsageError } from '../command-line/errors.ts';
import { colorsFor, hasColors } from '../io/colors.ts';
import { openMarkdownPainter } from '../io/markdown/painter.ts';
import { print } from '../io/print.ts';

export const explain = defineCommand({
  name: 'explain',
  summary: 'explain an error by its code: causes, and what to do',
  details: 'The code of an error is in `code` of its JSON (--json), and in `error.code` of the packages.',
  arguments: { code: optional('code', 'such as TIMEOUT; all codes without it') },
  options: {},
  examples: [
    { line: 'hubkit explain TIMEOUT', about: 'one code' },
    { line: 'hubkit explain', about: 'the list of codes' },
  ],
  async run({ code, json: isJson }, io) {
    const { EXPLANATIONS } = await import('../explain/explanations.gen.ts');
    const codes = Object.keys(EXPLANATIONS);
    if (code === undefined) {
      await print(io, isJson ? `${JSON.stringify(codes)}\n` : codes.map((name) => `${name}\n`).join(''));
      return EXIT.done;
    }
    const name = code.toUpperCase().replaceAll('-', '_');
    const page = Object.hasOwn(EXPLANATIONS, name) ? EXPLANATIONS[name] : undefined;
    if (page === undefined) {
      const near = closest(name, codes);
      const hint = near === undefined ? '`hubkit explain` lists the codes.' : `Did you mean ${near}?`;
      throw new UsageError(`There is no error code "${code}". ${hint}`);
    }
    // Links lead to other files of the documentation.
    const text = page.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
    if (isJson) {
      await print(io, `${JSON.stringify({ code: name, text })}\n`);
      return EXIT.done;
    }
    const painter = openMarkdownPainter(colorsFor(io, io.stdout));
    await print(io, hasColors(io, io.stdout) ? painter.push(text) + painter.end() : text);
    return EXIT.done;
  },
});
