import type { MappingEntry } from '@hubkit/inference';
import { CliError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';
import { askHubOrEmulator } from '../settings/hub.ts';
import { readMapping } from '../snippets/look-up-model.ts';
import { checkModelId } from './model-id.ts';

/** A model of the hub, with the members that the command line shows. */
export interface HubModel {
  readonly id: string;
  readonly task: string | undefined;
  readonly library: string | undefined;
  readonly license: string | undefined;
  readonly downloads: number | undefined;
  readonly likes: number | undefined;
  /** Day of the last change, as YYYY-MM-DD. */
  readonly changed: string | undefined;
  /** Number of parameters. */
  readonly parameters: number | undefined;
  readonly contextLength: number | undefined;
  readonly gated: boolean;
  readonly providers: readonly Partial<MappingEntry>[];
  readonly files: readonly string[];
}

/** Filters of a search, as `hubkit models` takes them. */
export interface ModelFilters {
  readonly search?: string | undefined;
  readonly task?: string | undefined;
  readonly provider?: string | undefined;
  readonly library?: string | undefined;
  readonly author?: string | undefined;
  readonly sort?: string | undefined;
  readonly limit: number;
}

const members = [
  ...[
    'pipeline_tag',
    'library_name',
    'tags',
    'downloads',
    'likes',
    'lastModified',
    'gated',
    'siblings',
    'cardData',
    'config',
    'safetensors',
  ],
  'inferenceProviderMapping',
];

/** Searches the models of the hub. */
export async function findModels(filters: ModelFilters, io: Io): Promise<readonly HubModel[]> {
  const { search, task, provider, library, author, sort, limit } = filters;
  const query = new URLSearchParams({ limit: String(limit) });
  const given = {
    search,
    pipeline_tag: task,
    inference_provider: provider,
    filter: library,
    author,
    sort: sort === 'trending' ? 'trendingScore' : sort === 'recent' ? 'lastModified' : sort,
  };
  for (const [name, value] of Object.entries(given)) if (value !== undefined) query.set(name, value);
  const listed = members.filter((name) => name !== 'siblings' && name !== 'config');
  for (const name of listed) query.append('expand[]', name);
  const found = await ask(`/api/models?${query}`, io);
  if (!Array.isArray(found)) throw new CliError('The hub returned no list of models.');
  return found.map((record) => toModel(record, io));
}

/** Reads one model; throws for an id that the hub does not know. */
export async function readModel(id: string, io: Io): Promise<HubModel> {
  checkModelId(id);
  const query = members.map((name) => `expand[]=${name}`).join('&');
  return toModel(await ask(`/api/models/${id}?${query}`, io, id), io);
}

async function ask(path: string, io: Io, id?: string): Promise<unknown> {
  const response = await askHubOrEmulator(path, io);
  if (id !== undefined && (response.status === 404 || response.status === 401)) {
    const where = io.env.HF_TOKEN?.trim() ? 'The hub' : 'The built-in emulator (set HF_TOKEN to ask the hub)';
    throw new CliError(`${where} has no model ${id}, or it is private.`);
  }
  if (!response.ok) throw new CliError(`The hub answered ${response.status} to a question about models.`);
  return response.json();
}

/** Picks the shown members from a record; each is read only if it has the right type. */
function toModel(record: unknown, io: Pick<Io, 'env'>): HubModel {
  const fields = { ...(record as object) } as Readonly<Record<string, unknown>>;
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
  const inner = (value: unknown) =>
    ({ ...(typeof value === 'object' ? value : {}) }) as Readonly<Record<string, unknown>>;
  const tags = Array.isArray(fields.tags) ? fields.tags.map(String) : [];
  const { license } = inner(fields.cardData);
  const { total } = inner(fields.safetensors);
  const { max_position_embeddings: length } = inner(fields.config);
  // The emulator counts neither, and has no changes.
  const isCounted = Boolean(io.env.HF_TOKEN?.trim());
  return {
    id: String(fields.id),
    task: text(fields.pipeline_tag),
    library: text(fields.library_name),
    license: text(license) ?? tags.find((tag) => tag.startsWith('license:'))?.slice('license:'.length),
    downloads: isCounted ? number(fields.downloads) : undefined,
    likes: isCounted ? number(fields.likes) : undefined,
    changed: isCounted ? text(fields.lastModified)?.slice(0, 10) : undefined,
    parameters: number(total),
    contextLength: number(length),
    gated: fields.gated !== undefined && fields.gated !== false,
    providers: readMapping(fields.inferenceProviderMapping),
    files: (Array.isArray(fields.siblings) ? fields.siblings : []).map(({ rfilename }: { rfilename?: unknown }) =>
      String(rfilename),
    ),
  };
}
