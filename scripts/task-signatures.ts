import { typeImport } from './registry.ts';
import type { RunnableTask } from './runnable-tasks.ts';
import type { ExampleStyle } from './task-example.ts';

/** Prints the documentation of the method or the function of a task. */
function taskDocs(task: RunnableTask, style: ExampleStyle = {}): readonly string[] {
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
function taskSignature({ id, method, typeName, resultType, isMedia, isJob }: RunnableTask): string {
  const promise = (result: string) => (isJob ? `JobCallPromise<${result}, '${id}'>` : `CallPromise<${result}>`);
  return isMedia
    ? `${method}<O extends OutputType = 'blob'>(args: ${typeName}Args, options?: MediaOptions<O>): ${promise('MediaOutputs[O]')}`
    : `${method}(args: ${typeName}Args, options?: CallOptions): ${promise(resultType)}`;
}

/**
 * Prints the declarations, with documentation, of the method or the function of a task: one, or more where the answer may
 * have to follow a schema or has the shape of its input, so that editors show the plain type of a plain answer.
 */
export function declare(task: RunnableTask, style: ExampleStyle, prefix = ''): readonly string[] {
  const head = style.isStream ? streamSignature(task) : taskSignature(task);
  const plain = [...taskDocs(task, style), `${prefix}${head}`];
  const shapes = SHAPES[task.id];
  if (shapes)
    return [...shapes.flatMap((shape) => shapeOverload(task, shape, style, prefix)), ...overloadOfAll(task, prefix)];
  if (!task.isFormatted) return [...plain.slice(0, -1), `${plain.at(-1)} {`];
  const { method, typeName, summary } = task;
  const name = style.isStream ? `${method}Stream` : method;
  const [kind, result, whole] = style.isStream
    ? ['CallStream', 'ParsedChatChunk', `CallStream<${typeName}StreamOutput>`]
    : ['CallPromise', 'ParsedChatCompletion', `CallPromise<${typeName}Output>`];
  const parsed = `${kind}<${result}<Parsed<Format>>>`;
  return [
    '/**',
    ` * ${summary.replace(/\.$/, '')}, as JSON that follows a schema.`,
    ' *',
    ' * @param args - Credentials, provider, model, input, and the schema as `responseFormat`.',
    ' * @param options - Timeouts, retries, signal and other options of the call.',
    style.isStream
      ? ' * @returns Chunks, with the answer so far as `partial` and in the last one, validated, as `parsed`.'
      : ' * @returns Response to a chat completion, with the validated answer as `parsed` of its messages.',
    ' */',
    `${prefix}${name}<const Format extends ResponseFormat>(args: FormattedChatArgs<Format>, options?: CallOptions): ${parsed};`,
    ...plain.slice(0, -1),
    ...(style.isStream ? [`${plain.at(-1)};`] : unstreamedOverloads(task, prefix)),
    `${prefix}${name}(args: ${typeName}Args | FormattedChatArgs<ResponseFormat>, options?: CallOptions): ${whole} {`,
  ];
}

/** Overloads that refuse `stream: true`, and take arguments whose `stream` may be anything, as those of settings are. */
function unstreamedOverloads({ method, typeName, resultType }: RunnableTask, prefix: string): readonly string[] {
  const result = `CallPromise<${resultType}>`;
  return [
    `${prefix}${method}(args: ${typeName}Args & { readonly stream?: false | undefined }, options?: CallOptions): ${result};`,
    `${prefix}${method}<Args extends ${typeName}Args>(args: Args & Unstreamed<Args>, options?: CallOptions): ${result};`,
  ];
}

/** Results whose shape follows from the input, or from an option. */
const SHAPES: Readonly<Record<string, readonly Shape[]>> = {
  'feature-extraction': [
    {
      summary: 'Computes embeddings, nested as the provider nests them.',
      options: "CallOptions & { readonly outputType: 'json' }",
      result: 'FeatureExtractionOutput',
      returns: 'Embeddings as they came: one vector, or a list with one, for a single text.',
    },
    {
      summary: 'Computes the embedding of a text.',
      inputs: 'string',
      result: 'number[]',
      returns: "One vector. Models without pooling give one for each token: read those with `outputType: 'json'`.",
    },
    {
      summary: 'Computes the embeddings of several texts.',
      inputs: 'string[]',
      result: 'number[][]',
      returns: 'One vector for each text, in their order. See `embedMany` for more texts than one request takes.',
    },
  ],
};

interface Shape {
  readonly summary: string;
  readonly inputs?: string;
  readonly options?: string;
  readonly result: string;
  readonly returns: string;
}

function shapeOverload(
  { method, typeName, example }: RunnableTask,
  { summary, inputs, options, result, returns }: Shape,
  style: ExampleStyle,
  prefix: string,
): readonly string[] {
  const lines = inputs === 'string' ? ['@example', '```ts', ...example(style), '```'] : [];
  const args = `${typeName}Args${inputs ? ` & { readonly inputs: ${inputs} }` : ''}`;
  return [
    '/**',
    ` * ${summary}`,
    ' *',
    ' * @param args - Credentials, provider, model and input.',
    ' * @param options - Timeouts, retries, signal and other options of the call.',
    ` * @returns ${returns}`,
    ...lines.map((line) => ` * ${line}`),
    ' */',
    `${prefix}${method}(args: ${args}, ${options ? `options: ${options}` : 'options?: CallOptions'}): CallPromise<${result}>;`,
  ];
}

/** The overload for input that may be of any shape, and the head of the function itself. */
function overloadOfAll(task: RunnableTask, prefix: string): readonly string[] {
  const { method, typeName, resultType } = task;
  return [
    // The example stands with the overload that it is of.
    ...taskDocs({ ...task, example: () => [] }),
    `${prefix}${taskSignature(task)};`,
    `${prefix}${method}(args: ${typeName}Args, options?: CallOptions): CallPromise<${resultType}> {`,
  ];
}

/** The name of the function, or the method, that runs a task. */
export function getRunner({ isJob }: RunnableTask): string {
  return isJob ? 'runJob' : 'runTask';
}

/** Prints the signature of the method or the function that streams a task. */
function streamSignature({ method, typeName }: RunnableTask): string {
  const result = `CallStream<${typeName}StreamOutput>`;
  return `${method}Stream(args: ${typeName}Args, options?: CallOptions): ${result}`;
}

/** Prints the imports of the types in signatures, and of `extra` ones, sorted by module. */
export function signatureImports(
  tasks: readonly RunnableTask[],
  extra: Readonly<Record<string, readonly string[]>> = {},
): readonly string[] {
  const isAnyMedia = tasks.some(({ isMedia }) => isMedia);
  const needed: Readonly<Record<string, readonly string[]>> = {
    '@hubkit/task-types': tasks.flatMap(({ typeName, resultType, isMedia, isStreamed }) => [
      ...(isMedia ? [] : [resultType]),
      ...(isStreamed ? [`${typeName}StreamOutput`] : []),
    ]),
    '../contract/call-response.ts': [
      ...(tasks.some(({ isJob }) => !isJob) ? ['CallPromise'] : []),
      ...(tasks.some(({ isStreamed }) => isStreamed) ? ['CallStream'] : []),
    ],
    '../contract/formatted-chat-args.ts': tasks.some(({ isFormatted }) => isFormatted)
      ? ['FormattedChatArgs', 'Unstreamed']
      : [],
    '../contract/job-handle.ts': tasks.some(({ isJob }) => isJob) ? ['JobCallPromise'] : [],
    '../contract/options.ts': ['CallOptions', ...(isAnyMedia ? ['MediaOptions'] : [])],
    ...(isAnyMedia && { '../contract/output-type.ts': ['OutputType'] }),
    '../contract/response-format.ts': tasks.some(({ isFormatted }) => isFormatted)
      ? ['Parsed', 'ParsedChatChunk', 'ParsedChatCompletion', 'ResponseFormat']
      : [],
    '../contract/task-args.gen.ts': tasks.map(({ typeName }) => `${typeName}Args`),
    '../contract/task-functions.ts': isAnyMedia ? ['MediaOutputs'] : [],
  };
  const modules = [...new Set([...Object.keys(needed), ...Object.keys(extra)])].sort();
  return modules.flatMap((module) => typeImport(module, [...(needed[module] ?? []), ...(extra[module] ?? [])]));
}
