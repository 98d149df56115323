import type { FilesByName } from './read-files.ts';

/** Names of files that may hold a template. */
const HUB_FILES: ReadonlySet<string> = new Set([
  'tokenizer_config.json',
  'chat_template.jinja',
  'processor_config.json',
  'chat_template.json',
]);

/** Loads the files of a model that may hold a template: of them, the ones that the hub lists. */
export async function fetchFiles(hub: string, model: string, token: string): Promise<FilesByName> {
  const path = model.split('/').map(encodeURIComponent).join('/');
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const load = async (address: string, what: string): Promise<Response> => {
    const response = await fetch(hub + address, { headers });
    if (response.ok) return response;
    if (response.status === 404) throw new Error(`${model} has no tokenizer file on this hub. ${WHAT_NOW}`);
    if (response.status === 401 || response.status === 403)
      throw new Error(
        `${model} has no tokenizer file on this hub, or is not open to everybody: enter a token that may read it under Connection. ${WHAT_NOW}`,
      );
    throw new Error(`The hub responded to ${what} of ${model} with ${response.status}.`);
  };
  // A file that is not there would be an error in the console of the browser: the list is read first.
  const list = await load(`/api/models/${path}?expand[]=siblings`, 'the list of files');
  const names = namesIn(await list.json()).filter((name) => HUB_FILES.has(name));
  if (names.length === 0) throw new Error(`${model} has no tokenizer file on this hub. ${WHAT_NOW}`);
  const texts = names.map(async (name) => {
    const response = await load(`/${path}/resolve/main/${name}`, name);
    return [name, await response.text()] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

const WHAT_NOW = 'Check the id, or drop its files here.';

/** The names of the files in the hub's record of a model. */
function namesIn(record: unknown): readonly string[] {
  const { siblings } = Object(record) as { readonly siblings?: unknown };
  if (!Array.isArray(siblings)) return [];
  return siblings.flatMap(({ rfilename }: { readonly rfilename?: unknown }) =>
    typeof rfilename === 'string' ? [rfilename] : [],
  );
}
