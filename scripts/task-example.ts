import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { call, code, entries, env, identifier, print, typescript, type Value } from '../packages/code/src/index.ts';
import type { SampleInput } from '../packages/snippets/src/define-input.ts';
import { camelCase, importNamed, root } from './registry.ts';
import type { ExampleStyle } from './runnable-tasks.ts';
import { taskFolder } from './task-folders.ts';

/** Chat has no page of its own: its models are tagged with text generation. */
const PAGE_OF: Readonly<Record<string, string>> = { conversational: 'text-generation' };

/** Finds the sample input and a model of a task, and returns the printer of its example; without a sample there is none. */
export async function printTaskExample(
  id: string,
  method: string,
  isUpload: boolean,
): Promise<(style: ExampleStyle) => readonly string[]> {
  const module = `packages/snippets/src/inputs/${id}.ts`;
  if (!existsSync(join(root, module))) return () => [];
  const { sample } = await importNamed<SampleInput>(module, camelCase(id));
  const pageTask = PAGE_OF[id] ?? id;
  const model = await exampleModel(pageTask);
  const input = sample({ id: model ?? '', pipeline_tag: pageTask });
  const name = id === 'conversational' ? 'messages' : 'inputs';
  const { file, parameters } = isUpload ? uploadOf(input) : {};
  const args = {
    ...(model !== undefined && { model }),
    [name]: isUpload ? identifier('inputs') : input,
    ...(parameters && { parameters }),
  };
  const before =
    file === undefined
      ? []
      : [
          "import { openAsBlob } from 'node:fs';",
          '',
          printed(code`const inputs = await ${call('openAsBlob', [file])};`),
        ];
  return ({ isStream = false, isFree = false }) => {
    const name = `${isFree ? '' : 'client.'}${method}${isStream ? 'Stream' : ''}`;
    const all = entries({ ...(isFree && { accessToken: env('HF_TOKEN') }), ...args });
    const lines = isStream
      ? code`
          for await (const chunk of ${identifier(name)}({
            ${all}
          })) {
            console.log(chunk);
          }
        `
      : code`
          const result = await ${identifier(name)}({
            ${all}
          });
        `;
    return [...before, ...printed(lines).split('\n')];
  };
}

/** The file of a sample, and the settings beside it: a sample is the name of a file, or an object with an image and a prompt. */
function uploadOf(sample: Value): { readonly file: Value; readonly parameters?: Readonly<Record<string, Value>> } {
  if (typeof sample !== 'object' || sample === null || !('image' in sample)) return { file: sample };
  const { image, ...parameters } = sample as { readonly image: Value };
  return { file: image, parameters };
}

function printed(value: ReturnType<typeof code>): string {
  return print(value, typescript);
}

/** The first model that the page of a task names. */
async function exampleModel(id: string): Promise<string | undefined> {
  const file = `${taskFolder}/${id}/page.ts`;
  if (!existsSync(join(root, file))) return undefined;
  const { models } = await importNamed<{ readonly models: ReadonlyArray<{ readonly id: string }> }>(file, 'page');
  return models[0]?.id;
}
