import type { TaskDefinition } from '@hubkit/catalog/tasks';
import { defineCommand, words } from '../command-line/command.ts';
import { EXIT, UsageError } from '../command-line/errors.ts';
import { choice, flag, number, text } from '../command-line/option.ts';
import { callOptions } from '../connect/call-options.ts';
import { chooseRoute } from '../connect/choose-route.ts';
import type { Io } from '../io/io.ts';
import { note, printText } from '../io/print.ts';
import { openStatusLine } from '../io/status-line.ts';
import { counted } from '../listing/counted.ts';
import { checkFilters, findById } from '../listing/find-by-id.ts';
import { printJson, printSections, shortNumber as short } from '../listing/print-listing.ts';
import { findModels, type HubModel, readModel } from '../models/hub-models.ts';
import { printModel } from '../models/print-model.ts';
import { readConfig } from '../settings/config.ts';

export const models = defineCommand({
  name: 'models',
  summary: 'search the models of the hub, or describe one',
  details:
    'With HF_TOKEN or after `hubkit login` the hub is searched, otherwise the few models of the built-in emulator. Words without a ' +
    'slash are searched for, as by --search. With an id: task, library, license, size, and the providers that serve the model, with price and speed of chats. ' +
    'Facts about well-known chat models that the hub does not report come from the catalog; their sources are listed with dates.',
  arguments: {
    words: words('words', 'words to search for, or the id of a model to describe, such as openai/gpt-oss-20b'),
  },
  options: {
    search: { ...text('--search <words>', 'only models whose name contains these words'), formerly: '-s' },
    task: { ...text('--task <name>', 'only models of this task'), formerly: '-t' },
    provider: text('-p, --provider <id>', 'only models that this provider serves; all: any provider'),
    library: { ...text('--library <id>', 'only models for this library'), formerly: '-l' },
    author: { ...text('--author <name>', 'only models of this user or organization'), formerly: '-a' },
    sort: choice('--sort <order>', 'trending (default), downloads, likes or recent', [
      'trending',
      'downloads',
      'likes',
      'recent',
    ]),
    limit: number('-n, --limit <count>', 'at most this many (default 20)', { min: 1, max: 1000, isInteger: true }),
    files: flag('--files', 'with an id: list its files'),
    template: flag('--template', 'with an id: print its chat template'),
    endpoint: text(
      '--endpoint <url>',
      'list the models of this server instead (default: OPENAI_BASE_URL, or the setting)',
    ),
    json: flag('--json', 'print JSON'),
  },
  examples: [
    { line: 'hubkit models llama --provider groq', about: 'models of a provider' },
    { line: 'hubkit models --endpoint http://localhost:11434/v1', about: 'models of a server of your own' },
    { line: 'hubkit models --task asr --sort downloads', about: 'models for a task' },
    { line: 'hubkit models openai/gpt-oss-20b', about: 'one model' },
    { line: 'hubkit models openai/gpt-oss-20b --files', about: 'its files' },
    { line: 'hubkit models openai/gpt-oss-20b --template | hubkit template check -', about: 'its chat template' },
  ],
  async run(
    { words, search, task, provider, library, author, sort, limit, files: hasFiles, template, json: isJson, endpoint },
    io,
  ) {
    // As other programs name the command that lists.
    const given = words.length === 1 && words[0] === 'list' ? [] : words;
    const [first] = given;
    const id = hasFiles || template || (given.length === 1 && first?.includes('/')) ? first : undefined;
    if (id === undefined && given.length > 0 && search !== undefined) {
      throw new UsageError('Pass the words to search for once: after `models`, or by --search.');
    }
    const ofOne = hasFiles ? '--files' : template ? '--template' : undefined;
    if (ofOne !== undefined && id === undefined)
      throw new UsageError(`${ofOne} needs the id of a model, such as hubkit models openai/gpt-oss-20b ${ofOne}.`);
    const isFiltered = [task, provider, library, author, sort].some((filter) => filter !== undefined);
    const server = id === undefined && !isFiltered ? await chosenServer(endpoint, io) : undefined;
    if (endpoint !== undefined && server === undefined)
      throw new UsageError(
        '--endpoint can be combined with --search, --limit and --json only: servers list nothing else.',
      );
    if (server !== undefined) {
      const found = await findServerModels(server, { search: search ?? (given.join(' ') || undefined), limit }, io);
      if (isJson) await printJson(io, found);
      else if (found.length === 0) await note(io, `hubkit: no model of ${server.url} matches`);
      else await printSections(io, [{ rows: found.map((model) => [model.id]) }]);
      return EXIT.done;
    }
    if (!io.env.HF_TOKEN?.trim())
      await note(
        io,
        'hubkit: no token is set, so these are the models of the built-in emulator; `hubkit login` opens the hub',
      );
    if (id !== undefined) {
      checkFilters({ search, task, provider, library, author, sort });
      if (template) return printTemplate(id, isJson, io);
      const model = await readModel(id, io);
      if (hasFiles)
        await (isJson ? printJson(io, model) : printSections(io, [{ rows: model.files.map((name) => [name]) }]));
      else await printModel(model, isJson, io);
      return EXIT.done;
    }
    const pipeline = task === undefined ? undefined : await taskId(task);
    if (provider !== undefined) await checkProvider(provider);
    const found = await findModels(
      {
        search: search ?? (given.join(' ') || undefined),
        task: pipeline,
        provider,
        library,
        author,
        sort: sort ?? 'trending',
        limit: limit ?? 20,
      },
      io,
    );
    if (isJson) await printJson(io, found);
    else await printList(found, io);
    return EXIT.done;
  },
});

async function printTemplate(id: string, isJson: boolean, io: Io): Promise<number> {
  const { readModelTemplate } = await import('../models/model-template.ts');
  const { chat_template: template } = await readModelTemplate(id, io);
  // A model has one template, or several with names.
  if (isJson || typeof template !== 'string') await printJson(io, template);
  else await printText(io, template);
  return EXIT.done;
}

async function taskId(name: string): Promise<string> {
  const [{ taskByName }, { TASKS }] = await Promise.all([
    import('@hubkit/catalog/task-search'),
    import('@hubkit/catalog/tasks'),
  ]);
  const tasks = Object.values<TaskDefinition>(TASKS);
  return (taskByName(tasks, name) ?? findById('task', name, tasks, '`hubkit tasks` lists them.')).id;
}

async function checkProvider(name: string): Promise<void> {
  const { INFERENCE_PROVIDERS } = await import('@hubkit/inference/provider-facts');
  const providers = [...INFERENCE_PROVIDERS, 'all'].map((id) => ({ id }));
  findById('provider', name, providers, '`hubkit providers` lists them.');
}

async function printList(found: readonly HubModel[], io: Io): Promise<void> {
  if (found.length === 0) return note(io, 'hubkit: no model matches; leave out a filter, or search with fewer words');
  const rows = found.map(({ id, task, downloads, likes, changed, providers: served }) => [
    id,
    task ?? '',
    downloads === undefined ? '' : `${short(downloads)} downloads`,
    likes === undefined ? '' : `${short(likes)} likes`,
    changed ?? '',
    served.length === 0 ? '' : counted(served.length, 'provider'),
  ]);
  await printSections(io, [{ rows }]);
}

/** A server of the user, as `hubkit chat` chooses it. */
interface Server {
  readonly url: string;
  readonly accessToken?: string | undefined;
}

/** Chooses the server whose models are listed: that of --endpoint, of the setting, or of OPENAI_BASE_URL; undefined for the hub. */
async function chosenServer(endpoint: string | undefined, io: Io): Promise<Server | undefined> {
  const config = await readConfig(io);
  const named = endpoint ?? (config.provider === undefined ? config.endpoint : undefined);
  if (named === undefined && (!io.env.OPENAI_BASE_URL || io.env.HF_TOKEN?.trim() || config.provider !== undefined))
    return;
  const route = chooseRoute({ endpoint: named, provider: undefined, billTo: undefined }, io.env, []);
  if (route.type !== 'endpoint') return;
  if (endpoint === undefined) await note(io, `hubkit: these are the models of ${route.url}`);
  return route;
}

/** Lists the models of a server. */
async function findServerModels(
  { url, accessToken }: Server,
  { search, limit = 1000 }: { readonly search?: string | undefined; readonly limit?: number | undefined },
  io: Io,
): Promise<readonly { readonly id: string }[]> {
  const { models } = await import('@hubkit/inference/models');
  const options = callOptions({}, openStatusLine(io), io);
  const found: { readonly id: string }[] = [];
  for await (const model of models({ endpointUrl: url, accessToken, search }, options)) {
    if (found.push(model) >= limit) break;
  }
  return found;
}
