import { createInterface } from 'node:readline/promises';
import { findTemplate, TEMPLATES, type Template } from './templates.ts';

/** Streams of a terminal. */
export interface Terminal {
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
}

/** Lists the templates in the terminal and waits for a number or a name. Resolves with undefined if the input ends. */
export async function chooseTemplate({ stdin, stdout }: Terminal): Promise<Template | undefined> {
  const width = Math.max(...TEMPLATES.map(({ id }) => id.length));
  const rows = TEMPLATES.map(({ id, summary }, index) => `  ${index + 1}  ${id.padEnd(width)}  ${summary}\n`);
  const prompt = 'Number or name: ';
  const lines = createInterface({ input: stdin, output: stdout, prompt });
  stdout.write(`Templates:\n${rows.join('')}`);
  lines.prompt();
  try {
    for await (const line of lines) {
      const word = line.trim();
      const template = TEMPLATES[Number(word) - 1] ?? findTemplate(word);
      if (template) return template;
      lines.prompt();
    }
    return undefined;
  } finally {
    lines.close();
  }
}
