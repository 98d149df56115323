import { type GenericSchema, getTitle } from 'valibot';
import {
  foldersWith,
  generatedNote,
  importModule,
  objectKey,
  pascalCase,
  type Registry,
  typeImport,
} from '../registry.ts';
import { type SchemaTypes, schemaTypes } from '../schema-types.ts';
import { taskDefinitions, taskFolder, tasksWithSchema } from '../task-folders.ts';

const catalogSource = 'packages/catalog/src';
const typesSource = 'packages/task-types/src';

/** Types of schemas that cannot be printed from their description. */
const CUSTOM_TYPES: Readonly<Record<string, string>> = {
  binary: 'BinaryInput',
  binaries: 'BinaryInputs',
  media: 'Blob',
};

/** A task with schemas. */
interface TypedTask {
  readonly id: string;
  readonly label: string;
  /** Absent where the client has none. */
  readonly method: string | undefined;
  /** Beginning of the names of its types. */
  readonly typeName: string;
  readonly schemas: Readonly<Record<string, GenericSchema>>;
}

/** The schemas that tasks share, with the names of their types. */
interface SharedSchemas {
  /** Schemas whose types are written into a separate file. */
  readonly titled: ReadonlyMap<unknown, string>;
  /** Schemas whose types are written by hand. */
  readonly custom: ReadonlyMap<unknown, string>;
}

/**
 * The schemas that a task may export, and the suffixes of their types. A task whose client method returns less than the service, such
 * as the first of its answers, exports `responseShape`: it is called `Output`, as in @huggingface/tasks, and the result `Result`.
 */
const ROOTS = [
  { schema: 'input', suffix: 'Input', description: (label: string) => `Input of the task ${label}.` },
  { schema: 'output', suffix: 'Output', description: (label: string) => `Result of the task ${label}.` },
  { schema: 'responseShape', suffix: 'Output', description: (label: string) => `Response of the task ${label}.` },
  {
    schema: 'streamOutput',
    suffix: 'StreamOutput',
    description: (label: string) => `Chunk of the streamed result of the task ${label}.`,
  },
] as const;

/** Schemas with a member in the table of all tasks. */
const MEMBERS = ['input', 'output', 'streamOutput'] as const;

/** The named types of all tasks with the table of all tasks, and those that tasks share. */
export function registries(): readonly Registry[] {
  return [
    { path: `${typesSource}/schema-parts.gen.ts`, write: writeShared },
    { path: `${typesSource}/types.gen.ts`, write: writeTypes },
  ];
}

/** The declarations of a task, one list for each of its schemas. */
function printTypes({ label, typeName, schemas }: TypedTask, shared: SharedSchemas): readonly SchemaTypes[] {
  const known = new Map([...shared.custom, ...shared.titled]);
  return listRoots(schemas).map(({ id, schema, suffix, description }) =>
    schemaTypes(schema, {
      root: `${typeName}${suffix}`,
      description: description(label),
      names: { parameters: `${typeName}Parameters` },
      // The elements of a list of results are declared with the result.
      known: id === 'responseShape' ? new Map([...known, [schemas.output, elementName(schemas, typeName)]]) : known,
    }),
  );
}

/** Name of the type of one result: its title where it has one. */
function elementName(schemas: TypedTask['schemas'], typeName: string): string {
  return (schemas.output && getTitle(schemas.output)) ?? `${typeName}Result`;
}

async function writeShared(): Promise<string> {
  const { titled, custom } = await sharedSchemas();
  const printed = [...titled].map(([schema, root]) => {
    const others = new Map([...custom, ...titled].filter(([key]) => key !== schema));
    // The values of the map of titled schemas are schemas.
    return schemaTypes(schema as GenericSchema, { root, description: '', known: others });
  });
  return [
    generatedNote,
    ...printed.flatMap(({ declarations }) => declarations.flatMap(({ text }) => ['', text])),
    '',
  ].join('\n');
}

/** Declares the types of every task, and lists the tasks that the client can run with their method. */
async function writeTypes(): Promise<string> {
  const ids = await foldersWith(taskFolder, 'schema.ts');
  const tasks = await Promise.all(ids.map(typedTask));
  const shared = await sharedSchemas();
  checkUnique(tasks, shared);
  const printed = tasks.flatMap((task) => printTypes(task, shared));
  const imports = new Set(printed.flatMap((types) => [...types.imports]));
  return [
    generatedNote,
    ...typeImport(
      './binary-input.ts',
      ['BinaryInput', 'BinaryInputs'].filter((name) => imports.has(name)),
    ),
    ...typeImport(
      './schema-parts.gen.ts',
      [...shared.titled.values()].filter((name) => imports.has(name)),
    ),
    '',
    "export type * from './schema-parts.gen.ts';",
    ...printed.flatMap(({ declarations }) => declarations.flatMap(({ text }) => ['', text])),
    '',
    '/** Every task that the client can run: its method, its input and its results. */',
    'export interface TaskMap {',
    ...tasks.filter(({ method }) => method !== undefined).flatMap(tableRow),
    '}',
    '',
  ].join('\n');
}

function tableRow({ id, method, schemas, typeName }: TypedTask): readonly string[] {
  const roots = listRoots(schemas);
  const types = MEMBERS.map((member) => {
    const root = roots.find((candidate) => candidate.id === member);
    return `    readonly ${member}: ${root ? typeName + root.suffix : 'never'};`;
  });
  return [`  readonly ${objectKey(id)}: {`, `    readonly method: '${method}';`, ...types, '  };'];
}

/** Names of the types of all runnable tasks, and of the parts they share. */
export async function taskTypeNames(): Promise<readonly string[]> {
  const shared = await sharedSchemas();
  const tasks = await Promise.all((await tasksWithSchema({ hasMethod: true })).map(typedTask));
  const own = tasks.flatMap((task) => printTypes(task, shared).flatMap(({ declarations }) => declarations));
  return [...shared.titled.values(), ...own.map(({ name }) => name)].sort();
}

/** Throws if two files export the same name: TypeScript would silently export neither. */
function checkUnique(tasks: readonly TypedTask[], shared: SharedSchemas): void {
  const owners = new Map([...shared.titled.values()].map((name) => [name, 'schema-parts.ts']));
  for (const task of tasks) {
    for (const { name } of printTypes(task, shared).flatMap(({ declarations }) => declarations)) {
      const owner = owners.get(name);
      if (owner !== undefined) {
        throw new Error(
          `${task.id} and ${owner} both have a type ${name}. Move the schema to schema-parts.ts, or rename one.`,
        );
      }
      owners.set(name, task.id);
    }
  }
}

async function typedTask(id: string): Promise<TypedTask> {
  const definition = (await taskDefinitions()).find((task) => task.id === id);
  if (definition === undefined) throw new Error(`${taskFolder}/${id} has a schema.ts, but no task.ts.`);
  const { label, method } = definition;
  const schemas = await importModule<GenericSchema>(`${taskFolder}/${id}/schema.ts`);
  return { id, label, method, typeName: pascalCase(method ?? id), schemas };
}

function listRoots(schemas: TypedTask['schemas']) {
  return ROOTS.flatMap(({ schema: id, suffix, description }) => {
    const schema = schemas[id];
    if (!schema) return [];
    const isResult = id === 'output' && schemas.responseShape !== undefined;
    return [{ id, schema, suffix: isResult ? 'Result' : suffix, description }];
  });
}

/** The exports of `schema-parts.ts` with a title, and those that can only be checked in code. */
async function sharedSchemas(): Promise<SharedSchemas> {
  const parts = await importModule<GenericSchema>(`${catalogSource}/task-schemas/schema-parts.ts`);
  const titled = Object.values(parts).flatMap((schema) => {
    const title = getTitle(schema);
    return title === undefined ? [] : [[schema, title] as const];
  });
  const custom = Object.entries(CUSTOM_TYPES).map(([name, type]) => [parts[name], type] as const);
  return { titled: new Map(titled), custom: new Map(custom) };
}
