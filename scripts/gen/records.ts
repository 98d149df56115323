import { relative } from 'node:path/posix';
import { inferenceSnippetLanguages, type SnippetClient } from '../../packages/snippets/src/define-client.ts';
import { providerFolder } from '../inference-providers.ts';
import { libraryFolder, listLibraries } from '../library-files.ts';
import { type Member, type RecordFile, readExports, readModules, recordRegistry } from '../record-file.ts';
import { camelCase, importNamed, type Registry } from '../registry.ts';
import { taskDefinitions, taskFolder, tasksWithSchema } from '../task-folders.ts';

const checks = 'packages/catalog/src/checks';
const localApps = 'packages/catalog/src/local-apps';
const chatModels = 'packages/catalog/src/chat-models/models';
const emulatedProviders = 'packages/emulator/src/providers';
const emulatedServers = 'packages/emulator/src/servers';
const emulatedTasks = 'packages/emulator/src/tasks';
const clients = 'packages/snippets/src/clients';

/** The files that collect what the modules of a folder export. */
const FILES: readonly RecordFile[] = [
  {
    path: `${taskFolder}/tasks.gen.ts`,
    constants: [{ doc: 'Every task, in alphabetical order.', name: 'TASKS', members: taskModules, ending: 'as const' }],
  },
  {
    path: `${taskFolder}/schemas.gen.ts`,
    constants: [
      {
        doc: 'Input and output schemas of every task that the client can run.',
        name: 'TASK_SCHEMAS',
        members: () => schemaModules({ hasMethod: true }),
        ending: 'as const',
      },
      {
        doc: 'Input and output schemas of tasks that the client has no method for.',
        name: 'FURTHER_TASK_SCHEMAS',
        members: () => schemaModules({ hasMethod: false }),
        ending: 'as const',
      },
    ],
  },
  {
    path: `${checks}/checks.gen.ts`,
    constants: [
      {
        doc: 'Every check by its name.',
        name: 'CHECKS',
        members: () => readModules(checks, { exported: 'check', isMember: (name) => name !== 'check' }),
      },
    ],
  },
  {
    path: `${libraryFolder}/libraries.gen.ts`,
    imports: ["import { libraryUiElements } from '../library-code/define-library.ts';"],
    constants: [
      {
        doc: 'Every library as it is defined.',
        name: 'LIBRARIES',
        members: libraryMembers,
      },
    ],
    rest: [
      '',
      '/** Every library as lists and model pages show it. */',
      'export const MODEL_LIBRARIES_UI_ELEMENTS = libraryUiElements(LIBRARIES);',
    ],
  },
  {
    path: `${chatModels}/chat-models.gen.ts`,
    imports: ["import type { ChatModel } from '../define-chat-models.ts';"],
    constants: [
      {
        doc: 'The well-known chat models with their facts, by family.',
        name: 'CHAT_MODELS: readonly ChatModel[]',
        members: () => readModules(chatModels),
        form: 'joined lists',
      },
    ],
  },
  {
    path: `${localApps}/local-apps.gen.ts`,
    imports: ["import type { LocalApp } from './parts/define-local-app.ts';"],
    constants: [
      {
        doc: 'Every application that runs models on the machine of the user.',
        name: 'LOCAL_APPS',
        members: () => readExports(localApps),
        ending: 'satisfies Readonly<Record<string, LocalApp>>',
      },
    ],
    rest: ['', '/** The id of a local app. */', 'export type LocalAppKey = keyof typeof LOCAL_APPS;'],
  },
  {
    path: `${providerFolder}/providers.gen.ts`,
    constants: [
      {
        doc: 'Every provider by its id, in alphabetical order.',
        name: 'PROVIDERS_BY_ID',
        members: () => readModules(providerFolder, { idField: 'id' }),
        ending: 'as const',
      },
    ],
  },
  {
    path: `${emulatedProviders}/providers.gen.ts`,
    imports: ["import type { Provider } from '../dialect/provider.ts';"],
    constants: [
      {
        doc: 'All emulated providers, in alphabetical order.',
        name: 'PROVIDERS: readonly Provider[]',
        members: () => readModules(emulatedProviders),
        form: 'list',
      },
    ],
  },
  {
    path: `${emulatedServers}/servers.gen.ts`,
    constants: [
      {
        doc: 'All emulated servers that people run themselves, by id.',
        name: 'SERVERS',
        members: () => readModules(emulatedServers, { idField: 'id' }),
        ending: 'as const',
      },
    ],
  },
  {
    path: `${emulatedTasks}/tasks.gen.ts`,
    constants: [
      { doc: 'All tasks by id.', name: 'TASKS', members: () => readModules(emulatedTasks), ending: 'as const' },
    ],
  },
  {
    path: `${clients}/clients.gen.ts`,
    imports: ["import type { SnippetClient } from '../define-client.ts';"],
    constants: [
      {
        doc: 'Every client, in the order in which they are shown.',
        name: 'CLIENTS: readonly SnippetClient[]',
        members: clientModules,
        form: 'list',
      },
    ],
  },
];

/** A registry for each of the files. */
export async function registries(): Promise<readonly Registry[]> {
  return FILES.map(recordRegistry);
}

async function taskModules(): Promise<readonly Member[]> {
  const tasks = await taskDefinitions();
  return tasks.map(({ id }) => ({ id, module: `./${id}/task.ts`, exported: camelCase(id) }));
}

async function libraryMembers(): Promise<readonly Member[]> {
  const libraries = await listLibraries();
  return libraries.map(({ library: { id }, path }) => {
    const module = relative(libraryFolder, path);
    return { id, module: module.startsWith('.') ? module : `./${module}`, exported: camelCase(id) };
  });
}

async function schemaModules(tasks: { readonly hasMethod: boolean }): Promise<readonly Member[]> {
  const ids = await tasksWithSchema(tasks);
  return ids.map((id) => ({ id, module: `./${id}/schema.ts`, exported: '*' }));
}

/** The snippet clients by language, and in the order of their ranks. */
async function clientModules(): Promise<readonly Member[]> {
  const found = await Promise.all((await readModules(clients)).map(withPosition));
  return found.toSorted((left, right) => left.position - right.position);
}

async function withPosition(member: Member): Promise<Member & { readonly position: number }> {
  const path = `${clients}/${member.id}.ts`;
  const { language, id, rank } = await importNamed<SnippetClient>(path, member.exported);
  if (member.id !== `${language}-${id}`)
    throw new Error(`${path} holds the client ${language}-${id}: name the file after it.`);
  return { ...member, position: inferenceSnippetLanguages.indexOf(language) * 1000 + rank };
}
