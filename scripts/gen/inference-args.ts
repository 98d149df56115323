import { generatedNote, typeImport } from '../registry.ts';
import { type RunnableTask, runnableTasks } from '../runnable-tasks.ts';

export const path = 'packages/inference/src/contract/task-args.gen.ts';

/** The types of the first argument of every method. */
export async function write(): Promise<string> {
  const tasks = await runnableTasks();
  const inputs = tasks.flatMap(({ typeName, isUpload }) => (isUpload ? [] : [`${typeName}Input`]));
  const upload = tasks.some(({ isUpload }) => isUpload) ? ['Input'] : [];
  return [
    generatedNote,
    ...typeImport('@hubkit/catalog', inputs),
    ...typeImport('./task-functions.ts', ['CallTargets', 'ProviderFor']),
    ...typeImport('./task-types.ts', upload),
    ...tasks.flatMap(argsOf),
    '',
  ].join('\n');
}

function argsOf({ id, method, typeName, isUpload, isFormatted }: RunnableTask): readonly string[] {
  const target = `CallTargets<ProviderFor<'${id}'>>`;
  // An upload may be called `inputs` or `data`, and an interface cannot extend that union.
  return [
    '',
    `/** Arguments of \`${method}\`: credentials, provider, model and input. */`,
    isUpload
      ? `export type ${typeName}Args = ${target} & Input<'${id}'>;`
      : `export interface ${typeName}Args extends ${target}, ${typeName}Input {${
          // An answer with a format has arguments of its own.
          isFormatted ? ' readonly responseFormat?: undefined ' : ''
        }}`,
  ];
}
