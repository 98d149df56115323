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
