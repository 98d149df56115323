import { valueError } from '../engine/runtime/errors.ts';
import { PROCESSOR } from './processor.ts';
import { isRecord, type Token, type TokenizerConfig } from './tokenizer-config.ts';

/** Files of a model folder: their texts by path, such as `tokenizer_config.json`. Other files are ignored. */
export type ModelFiles = Readonly<Record<string, string>> | ReadonlyMap<string, string>;

/** Sources of a chat template besides the files of a model, and their order. */
export interface LoadTemplateOptions {
  /**
   * Class of transformers whose order is followed where several files hold templates: a tokenizer prefers `chat_template.jinja`, then
   * `tokenizer_config.json`; a processor of text and media prefers `processor_config.json`, then `chat_template.json`, then
   * `chat_template.jinja`. (transformers 5.18.0)
   * @default 'tokenizer'
   */
  readonly order?: 'tokenizer' | 'processor' | undefined;
  /** Metadata of a GGUF file by key (`tokenizer.chat_template`), used where the files hold no template. */
  readonly gguf?: Readonly<Record<string, unknown>> | undefined;
}

const additional = /^additional_chat_templates\/([^/]+)\.jinja$/;

/**
 * Puts together the configuration of a model's tokenizer from its files, with the templates that transformers would use:
 * `chat_template.jinja` and `additional_chat_templates/*.jinja`, otherwise the `chat_template` of
 * `tokenizer_config.json`, of `processor_config.json` or of `chat_template.json`, otherwise that of the GGUF metadata; processors
 * have another `order`.
 *
 * @example applyChatTemplate(loadTemplate({ 'tokenizer_config.json': text }), messages)
 * @returns the configuration; its `chat_template` is null where no file holds one, which `applyChatTemplate` reports
 * @throws {TemplateError} when a file is not JSON, and for a processor's files that contradict each other.
 */
export function loadTemplate(
  files: ModelFiles,
  { gguf, order = 'tokenizer' }: LoadTemplateOptions = {},
): TokenizerConfig {
  const texts = new Map(files instanceof Map ? files : Object.entries(files));
  const config = readConfig(texts, 'tokenizer_config.json');
  const tokens = config.added_tokens_decoder ? {} : legacyTokens(readConfig(texts, 'special_tokens_map.json'));
  const ofTokenizer = [() => jinjaFiles(texts), () => config.chat_template];
  const ofProcessor = [
    () => readConfig(texts, 'processor_config.json').chat_template,
    () => readConfig(texts, 'chat_template.json').chat_template,
  ];
  if (order === 'processor') refuseLegacyWithNamed(texts);
  const looks = order === 'processor' ? [...ofProcessor, ...ofTokenizer] : [...ofTokenizer, ...ofProcessor];
  const chat_template = [...looks, () => ggufTemplates(gguf)].reduce<TokenizerConfig['chat_template']>(
    (found, look) => found ?? look(),
    undefined,
  );
  const loaded = { ...ggufTokens(gguf), ...config, ...tokens, chat_template: chat_template ?? null };
  return order === 'processor' ? Object.assign(loaded, { [PROCESSOR]: true }) : loaded;
}

function readConfig(texts: ReadonlyMap<string, string>, name: string): TokenizerConfig {
  const text = texts.get(name);
  if (text === undefined) return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw valueError(`${name} is not JSON: ${(cause as Error).message}`);
  }
  if (isRecord(value)) return value;
  throw valueError(`${name} must hold a JSON object.`);
}

/** Refuses what transformers refuses to load: `chat_template.json` is older than files with named templates. */
function refuseLegacyWithNamed(texts: ReadonlyMap<string, string>): void {
  if (!texts.has('chat_template.json') || ![...texts.keys()].some((path) => additional.test(path))) return;
  throw valueError(
    'chat_template.json cannot be combined with templates in additional_chat_templates/, and transformers loads neither: ' +
      'move the template of chat_template.json to chat_template.jinja.',
  );
}

/** One template is a text, several are texts by name. */
function jinjaFiles(texts: ReadonlyMap<string, string>): TokenizerConfig['chat_template'] {
  const named = [...texts].flatMap(([path, text]): [string, string][] => {
    const name = path === 'chat_template.jinja' ? 'default' : additional.exec(path)?.[1];
    // Python reads text files with universal newlines.
    return name === undefined ? [] : [[name, text.replace(/\r\n?/g, '\n')]];
  });
  if (named.length === 0) return undefined;
  const templates = Object.fromEntries(named);
  return named.length === 1 && templates.default !== undefined ? templates.default : templates;
}

/** The file of special tokens from before `added_tokens_decoder`; it takes precedence over the configuration. */
function legacyTokens(map: TokenizerConfig): TokenizerConfig {
  return Object.fromEntries(
    Object.entries(map).map(([name, token]) => [
      name,
      name !== 'extra_special_tokens' && isRecord(token) ? { ...token, __type: 'AddedToken' } : token,
    ]),
  );
}

/** `tokenizer.chat_template` is the default, `tokenizer.chat_template.<name>` a named one. */
function ggufTemplates(metadata: Readonly<Record<string, unknown>> = {}): TokenizerConfig['chat_template'] {
  const key = 'tokenizer.chat_template';
  const named = Object.entries(metadata).flatMap(([name, text]): [string, string][] => {
    if (typeof text !== 'string') return [];
    if (name === key) return [['default', text]];
    return name.startsWith(`${key}.`) ? [[name.slice(key.length + 1), text]] : [];
  });
  return named.length > 1 ? Object.fromEntries(named) : named[0]?.[1];
}

const ggufIds = { bos_token: 'bos', eos_token: 'eos', unk_token: 'unknown', pad_token: 'padding' } as const;

/** GGUF names special tokens by their place in the vocabulary. */
function ggufTokens(metadata: Readonly<Record<string, unknown>> = {}): Record<string, Token> {
  const vocabulary = metadata['tokenizer.ggml.tokens'];
  if (!Array.isArray(vocabulary)) return {};
  return Object.fromEntries(
    Object.entries(ggufIds).flatMap(([name, key]) => {
      const token: unknown = vocabulary[Number(metadata[`tokenizer.ggml.${key}_token_id`])];
      return typeof token === 'string' ? [[name, token]] : [];
    }),
  );
}
