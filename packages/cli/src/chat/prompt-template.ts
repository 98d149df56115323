import { Template } from '@hubkit/jinja';
import { UsageError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';
import { readText } from '../io/read-input.ts';
import { inTemplate } from '../template/in-template.ts';
import { readSettings } from '../template/read-data.ts';

/** Renders the template of a prompt. The text of the prompt is its variable `input`; `--param` sets the others. */
export async function renderPrompt(
  file: string,
  { input, params }: { readonly input: string; readonly params: readonly string[] },
  io: Io,
): Promise<string> {
  const source = await readText(file, io, { flag: '--template' });
  const text = inTemplate(file, () =>
    new Template(source).render({ ...readSettings(params, '--param'), input }),
  ).trim();
  if (text === '') throw new UsageError(`--template: ${file} gives an empty prompt.`);
  return text;
}
