import { generatedNote, typeImport } from '../registry.ts';
import { type RunnableTask, runnableTasks } from '../runnable-tasks.ts';

export const path = 'packages/inference/src/contract/task-args.gen.ts';

/** The task whose messages may hold files. */
const CHAT = 'conversational';

/** The types of the first argument of every method. */
export async function write(): Promise<string> {
  const tasks = await runnableTasks();
  const inputs = tasks.flatMap((task) => (task.isUpload || task.id === CHAT ? [] : [`${task.typeName}Input`]));
  const upload = tasks.some(({ isUpload }) => isUpload) ? ['Input'] : [];
  return [
    generatedNote,
    ...typeImport('@hubkit/task-types', inputs),
    ...typeImport('./chat-input.ts', ['ChatInput']),
    ...typeImport('./task-functions.ts', ['CallTargets', 'ProviderFor']),
    ...typeImport('./task-types.ts', upload),
    ...tasks.flatMap(writeArgs),
    '',
  ].join('\n');
}

function writeArgs({ id, method, typeName, isUpload, isFormatted }: RunnableTask): readonly string[] {
  const target = `CallTargets<ProviderFor<'${id}'>>`;
  // An upload may be called `inputs` or `data`, and an interface cannot extend that union.
  return [
    '',
    `/** Arguments of \`${method}\`: credentials, provider, model and input. */`,
    isUpload
      ? `export type ${typeName}Args = ${target} & Input<'${id}'>;`
      : `export interface ${typeName}Args extends ${target}, ${id === CHAT ? 'ChatInput' : `${typeName}Input`} {${
          // An answer with a format has arguments of its own.
          isFormatted ? ' readonly responseFormat?: undefined ' : ''
        }}`,
  ];
}
