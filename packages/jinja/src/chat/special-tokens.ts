import { isRecord, type TokenizerConfig } from './tokenizer-config.ts';

/** Major version of transformers whose treatment of special tokens is followed. */
export type TransformersVersion = 4 | 5;

const standardNames = ['bos_token', 'eos_token', 'unk_token', 'sep_token', 'pad_token', 'cls_token', 'mask_token'];

/**
 * The template variables that transformers derives from a tokenizer's special tokens. Version 5 passes every top-level key
 * that ends in `_token` and holds text, the empty string included, and the named tokens of `extra_special_tokens`. Version 4
 * passes the seven standard ones, the named tokens of `extra_special_tokens` and the list `additional_special_tokens`, each
 * only when it is not empty. (`special_tokens_map` in transformers 5.18.0 and 4.57.6.)
 *
 * @param version @default 5
 */
export function specialTokens(config: TokenizerConfig, version: TransformersVersion = 5): Record<string, unknown> {
  const tokens: Record<string, string | string[]> = readTokens(config, standardNames);
  if (version === 5) Object.assign(tokens, modelTokens(config));
  else tokens.additional_special_tokens = readTexts(config.additional_special_tokens ?? []);
  Object.assign(tokens, namedTokens(config.extra_special_tokens), version === 5 ? explicitTokens(config) : {});
  if (version === 5) return tokens;
  return Object.fromEntries(Object.entries(tokens).filter(([, token]) => token.length > 0));
}

const readTokens = (config: TokenizerConfig, names: readonly string[]): Record<string, string> =>
  namedTokens(Object.fromEntries(names.map((name) => [name, config[name]])));

/** Tokens that only this model has, at the top level of the configuration. */
function modelTokens(config: TokenizerConfig): Record<string, string> {
  const names = Object.keys(config).filter((name) => name.endsWith('_token') && !standardNames.includes(name));
  return readTokens(
    config,
    names.filter((name) => isMarked(config[name])),
  );
}

/** Version 5 saves model-specific tokens under this key; other model-specific tokens replace them all. */
function explicitTokens(config: TokenizerConfig): Record<string, string> {
  const { extra_special_tokens: extra, model_specific_special_tokens: explicit } = config;
  const isReplaced = isRecord(extra) || Object.keys(modelTokens(config)).length > 0;
  return isReplaced ? {} : namedTokens(explicit);
}

function namedTokens(tokens: unknown): Record<string, string> {
  if (!isRecord(tokens)) return {};
  const texts = Object.entries(tokens).map(([name, token]) => [name, readText(token)] as const);
  return Object.fromEntries(texts.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

const readTexts = (tokens: readonly unknown[]): string[] =>
  tokens.map(readText).filter((text): text is string => text !== undefined);

/** Objects at the top level are tokens only if they have the type of a token. */
const isMarked = (token: unknown): boolean =>
  typeof token === 'string' || (isRecord(token) && token.__type === 'AddedToken');

function readText(token: unknown): string | undefined {
  if (typeof token === 'string') return token;
  const content = isRecord(token) ? token.content : undefined;
  return typeof content === 'string' ? content : undefined;
}
