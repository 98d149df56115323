/** Files of a model by name, as `loadTemplate` knows them. */
export type FilesByName = Readonly<Record<string, string>>;

const EXPECTED =
  'Expected tokenizer_config.json, processor_config.json, chat_template.json, special_tokens_map.json or a .jinja file.';

/** Largest file that is read, in bytes: tokenizer configurations have at most a few megabytes. */
const MAX_BYTES = 20_000_000;

/** Reads dropped or chosen files. Any `.jinja` file counts as the template. */
export async function readFiles(files: Iterable<File>): Promise<FilesByName> {
  const read = await Promise.all(
    [...files].map(async (file): Promise<[string, string]> => {
      if (file.size > MAX_BYTES) throw new Error(`${file.name} is larger than 20 MB. ${EXPECTED}`);
      return [canonicalName(file.name), await file.text()];
    }),
  );
  return Object.fromEntries(read);
}

function canonicalName(name: string): string {
  if (/\.(?:jinja2?|j2)$/.test(name)) return 'chat_template.jinja';
  if (/\.json$/.test(name)) return /processor|chat_template|special_tokens/.test(name) ? name : 'tokenizer_config.json';
  throw new Error(`${name} is no file of a tokenizer. ${EXPECTED}`);
}

/** Takes a pasted text for a configuration if it is a JSON object, otherwise for a template. */
export function filesOfText(text: string): FilesByName {
  const isConfig = text.trimStart().startsWith('{') && !/^\{[%{#]/.test(text.trimStart());
  return isConfig ? { 'tokenizer_config.json': text } : { 'chat_template.jinja': text };
}

const HUB_FILES = ['tokenizer_config.json', 'chat_template.jinja', 'processor_config.json', 'chat_template.json'];

/** Loads the files of a model that may hold a template. A file that the model does not have is left out. */
export async function fetchFiles(hub: string, model: string, token: string): Promise<FilesByName> {
  const path = model.split('/').map(encodeURIComponent).join('/');
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const found = await Promise.all(
    HUB_FILES.map(async (name): Promise<[string, string][]> => {
      const response = await fetch(`${hub}/${path}/resolve/main/${name}`, { headers });
      if (response.status === 404) return [];
      if (response.status === 401 || response.status === 403)
        throw new Error(`${model} is not open to everybody: enter a token that may read it under Connection.`);
      if (!response.ok) throw new Error(`The hub responded to ${name} of ${model} with ${response.status}.`);
      return [[name, await response.text()]];
    }),
  );
  if (found.flat().length === 0)
    throw new Error(`${model} has no tokenizer file on this hub. Check the id, or drop its files here.`);
  return Object.fromEntries(found.flat());
}
