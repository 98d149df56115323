import { typeImport } from './registry.ts';
import type { ExampleStyle, RunnableTask } from './runnable-tasks.ts';

/** Prints the documentation of the method or the function of a task. */
export function taskDocs(task: RunnableTask, style: ExampleStyle = {}): readonly string[] {
  const { summary, isMedia, isStreamed, method } = task;
  const result = task.isJob
    ? `${task.result} Where it takes a long job, \`job\` of the promise describes that.`
    : task.result;
  const { isStream = false } = style;
  const example = task.example(style);
  const lines = [
    isStream ? `${summary.replace(/\.$/, '')}, as a stream. Leaving the loop cancels the request.` : summary,
    ...(isStreamed && !isStream
      ? ['', `Use {@link ${method}Stream} to receive the result while it is generated.`]
      : []),
    '',
    '@param args - Credentials, provider, model and input.',
    `@param options - ${isMedia ? 'Form of the result, timeouts' : 'Timeouts'}, retries, signal and other options of the call.`,
    `@returns ${isStream ? 'Chunks of the result.' : result}`,
    ...(example.length > 0 ? ['@example', '```ts', ...example, '```'] : []),
  ];
  return ['/**', ...lines.map((line) => (line ? ` * ${line}` : ' *')), ' */'];
}

/** Prints name, parameters and result of the method or the function of a task. */
export function taskSignature({ id, method, typeName, isMedia, isJob }: RunnableTask): string {
  const promise = (result: string) => (isJob ? `JobPromise<${result}, '${id}'>` : `Promise<${result}>`);
  return isMedia
    ? `${method}<O extends OutputType = 'blob'>(args: ${typeName}Args, options?: MediaOptions<O>): ${promise('MediaOutputs[O]')}`
    : `${method}(args: ${typeName}Args, options?: CallOptions): ${promise(`${typeName}Output`)}`;
}

/** The name of the function, or the method, that runs a task. */
export function runnerOf({ isJob }: RunnableTask): string {
  return isJob ? 'runJob' : 'runTask';
}

/** Prints the signature of the method or the function that streams a task. */
export function streamSignature({ method, typeName }: RunnableTask): string {
  const result = `AsyncGenerator<${typeName}StreamOutput, void, undefined>`;
  return `${method}Stream(args: ${typeName}Args, options?: CallOptions): ${result}`;
}

/** Prints the imports of the types in signatures, and of `extra` ones, sorted by module. */
export function signatureImports(
  tasks: readonly RunnableTask[],
  extra: Readonly<Record<string, readonly string[]>> = {},
): readonly string[] {
  const isAnyMedia = tasks.some(({ isMedia }) => isMedia);
  const needed: Readonly<Record<string, readonly string[]>> = {
    '@hubkit/catalog': tasks.flatMap(({ typeName, isMedia, isStreamed }) => [
      ...(isMedia ? [] : [`${typeName}Output`]),
      ...(isStreamed ? [`${typeName}StreamOutput`] : []),
    ]),
    '../contract/job-handle.ts': tasks.some(({ isJob }) => isJob) ? ['JobPromise'] : [],
    '../contract/options.ts': ['CallOptions', ...(isAnyMedia ? ['MediaOptions', 'OutputType'] : [])],
    '../contract/task-args.gen.ts': tasks.map(({ typeName }) => `${typeName}Args`),
    '../contract/task-functions.ts': isAnyMedia ? ['MediaOutputs'] : [],
  };
  const modules = [...new Set([...Object.keys(needed), ...Object.keys(extra)])].sort();
  return modules.flatMap((module) => typeImport(module, [...(needed[module] ?? []), ...(extra[module] ?? [])]));
}
