import { Template } from '@hubkit/jinja';
import { UsageError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';
import { readText } from '../io/read-input.ts';
import { inTemplate } from '../template/in-template.ts';
import { readSettings } from '../template/read-data.ts';

/** Input and variables of a prompt. */
interface PromptInput {
  readonly input: string;
  /** Variables as `key=value`. */
  readonly params: readonly string[];
}

/** Fills in a saved prompt. The input stands in the place of `{{ input }}`, or below a prompt without it. */
export async function fillSavedPrompt(name: string, { input, params }: PromptInput, io: Io): Promise<string> {
  const [{ findPrompt }, { promptVariables }] = await Promise.all([
    import('../prompts/prompt-store.ts'),
    import('../prompts/prompt-variables.ts'),
  ]);
  const prompt = await findPrompt(name, io);
  const variables = promptVariables(prompt);
  const given = readSettings(params, '--param');
  const unknown = Object.keys(given).find((key) => !variables.some((variable) => variable.name === key));
  if (unknown !== undefined) {
    const names = variables.map((variable) => variable.name).join(', ') || 'none';
    throw new UsageError(`--param: the prompt ${name} has no variable ${unknown}. Its variables: ${names}.`);
  }
  const takesInput = variables.some((variable) => variable.name === 'input');
  const values = { ...given, ...(takesInput && input !== '' && { input }) };
  const missing = variables.filter((variable) => variable.isNeeded && !Object.hasOwn(values, variable.name));
  if (missing.length > 0) {
    const advice = missing.map((variable) =>
      variable.name === 'input' ? 'the text behind the options' : `--param ${variable.name}=…`,
    );
    throw new UsageError(`The prompt ${name} needs ${advice.join(' and ')}.`);
  }
  const text = inTemplate(name, () => new Template(prompt.text).render(values)).trim();
  return takesInput || input === '' ? text : `${text}\n\n${input}`;
}

/** Renders the template of a prompt. The text of the prompt is its variable `input`; `--param` sets the others. */
export async function renderPrompt(file: string, { input, params }: PromptInput, io: Io): Promise<string> {
  const source = await readText(file, io, { flag: '--template' });
  const text = inTemplate(file, () =>
    new Template(source).render({ ...readSettings(params, '--param'), input }),
  ).trim();
  if (text === '') throw new UsageError(`--template: ${file} gives an empty prompt.`);
  return text;
}
