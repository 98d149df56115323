import type { ModelRecord } from '@hubkit/catalog';
import { defineCommand, required } from '../../command-line/command.ts';
import { CliError, EXIT } from '../../command-line/errors.ts';
import { text } from '../../command-line/option.ts';
import type { Io } from '../../io/io.ts';
import { note, print } from '../../io/print.ts';
import type { LoadingSnippet } from '../../snippets/loading-snippets.ts';
import type { LocalAppCode } from '../../snippets/local-app-snippets.ts';
import { type ModelFlags, modelOptions, outputOptions } from '../../snippets/snippet-options.ts';

export const load = defineCommand({
  name: 'load',
  summary: 'print or run code that loads a model with its library',
  details:
    'Model details come from the hub if HF_TOKEN is set, otherwise from the emulator; --library, --task and --tag describe a ' +
    'model that neither knows, or override the details. Without --library, the code covers every library among the tags of ' +
    'the model; --library also takes a local app such as vllm, ollama or llama.cpp. A single snippet is printed without a heading; with --run it is executed here.',
  arguments: { model: required('model', 'model on the hub, or its record as JSON or in a file') },
  options: {
    ...modelOptions,
    language: text('-l, --language <name>', 'only this language, such as python or sh'),
    ...outputOptions,
  },
  examples: [
    { line: 'hubkit snippet load openai/gpt-oss-20b', about: 'for the libraries among its tags' },
    {
      line: 'hubkit snippet load acme/painter --library diffusers --tag lora',
      about: 'a model that is not published yet',
    },
    { line: 'hubkit snippet load openai/gpt-oss-20b --library vllm', about: 'serve it on this machine' },
    { line: 'hubkit snippet load model.json --language python', about: 'a model record' },
  ],
  async run(args, io) {
    const [{ checkChoice, onlyOne }, { printSnippets }] = await Promise.all([
      import('../../snippets/choose-snippets.ts'),
      import('../../snippets/print-snippets.ts'),
    ]);
    const all = await snippetsFor(args, io);
    checkChoice({ flag: '--language', value: args.language, available: all.map(({ language }) => language) });
    const chosen = all.filter(({ language }) => language === (args.language ?? language));
    if (args.run) {
      const { runSnippet } = await import('../../snippets/run-snippet.ts');
      await runSnippet(onlyOne(chosen, '--library and --language'), {}, io);
    } else if (args.json) {
      await print(io, `${JSON.stringify(chosen.map(({ name: _, ...snippet }) => snippet))}\n`);
    } else await printSnippets(chosen, io);
    return EXIT.done;
  },
});

/** Lists the snippets of a local app, if --library names one, otherwise those of libraries. */
async function snippetsFor(
  args: ModelFlags & { readonly model: string },
  io: Io,
): Promise<readonly (LoadingSnippet | LocalAppCode)[]> {
  const [{ readModel }, { loadingSnippets, findLibraries, isLibrary }, { findLocalApp, localAppSnippets }] =
    await Promise.all([
      import('../../snippets/read-model.ts'),
      import('../../snippets/loading-snippets.ts'),
      import('../../snippets/local-app-snippets.ts'),
    ]);
  const app = isLibrary(args.library) ? undefined : findLocalApp(args.library);
  if (app !== undefined) {
    const { model } = await readModel(args.model, { ...args, library: undefined }, io);
    if (!app.displayOnModelPage(model))
      await note(io, `hubkit: the record of ${model.id} does not show that ${app.prettyLabel} can run it`);
    return localAppSnippets(model, app);
  }
  const { model } = await readModel(args.model, args, io);
  const libraries = findLibraries(model, args.library);
  const all = loadingSnippets(model, libraries);
  if (all.length > 0) return all;
  const names = libraries.map(({ id }) => id).join(' and ');
  throw new CliError(
    names
      ? `There is no code that loads ${model.id} with ${names}${adviceOn(libraries, model)}`
      : `No library with code is among the tags of ${model.id}: choose one with --library (\`hubkit libraries\` lists them).`,
  );
}

/** Names what the record lacks, where that is the reason. */
function adviceOn(libraries: readonly { readonly id: string }[], { transformersInfo }: ModelRecord): string {
  if (transformersInfo !== undefined || !libraries.some(({ id }) => id === 'transformers')) return '.';
  return ': its record has no "transformersInfo", which names the classes. Set HF_TOKEN to look it up on the hub, or pass the record as JSON.';
}
