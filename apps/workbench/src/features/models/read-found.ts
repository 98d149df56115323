import { isMembers } from '@hubkit/messages';
import { readMapping } from '../../services/provider-mapping.ts';

/** A model of the list. */
export interface FoundModel {
  readonly id: string;
  readonly task?: string | undefined;
  readonly library?: string | undefined;
  /** In the last 30 days. */
  readonly downloads?: number | undefined;
  /** Id of the license, such as `mit`. */
  readonly license?: string | undefined;
  /** Day on which the repository was made. */
  readonly created?: string | undefined;
  /** True for a model that takes messages. @default false */
  readonly isChat?: boolean;
  /** Ids of the providers that serve it. */
  readonly providers: readonly string[];
}

/** Reads models as the hub lists them; invalid entries are omitted. */
export function readFound(body: unknown): readonly FoundModel[] {
  if (!Array.isArray(body)) return [];
  return body.flatMap((entry: unknown) => {
    if (!isMembers(entry) || typeof entry.id !== 'string') return [];
    const { id, pipeline_tag: task, library_name: library, downloads, inferenceProviderMapping: mapping } = entry;
    const { tags, createdAt: created } = entry;
    return [
      {
        id,
        task: typeof task === 'string' ? task : undefined,
        library: typeof library === 'string' ? library : undefined,
        downloads: typeof downloads === 'number' ? downloads : undefined,
        license: findLicense(tags),
        created: typeof created === 'string' ? created.slice(0, 10) : undefined,
        isChat: Array.isArray(tags) && tags.includes('conversational'),
        providers: [...new Set(readMapping(mapping).map(({ provider }) => provider))],
      },
    ];
  });
}

/** The license that the tags of a model name; undefined where none does. */
export function findLicense(tags: unknown): string | undefined {
  const names = Array.isArray(tags) ? tags.filter((tag): tag is string => typeof tag === 'string') : [];
  return names.find((tag) => tag.startsWith('license:'))?.slice('license:'.length);
}

/** Parameters of the address of a model: `openai/gpt-oss-120b` has an owner and a name, `gpt2` a name alone. */
export function modelParams(id: string): { readonly owner: string; readonly name: string | undefined } {
  const [owner = '', ...rest] = id.split('/');
  return { owner, name: rest.length > 0 ? rest.join('/') : undefined };
}
