/** Fields of a tokenizer configuration that hold a special token. */
export const SPECIAL_TOKENS_ATTRIBUTES = [
  'bos_token',
  'eos_token',
  'unk_token',
  'sep_token',
  'pad_token',
  'cls_token',
  'mask_token',
] as const;

/** A token as tokenizer configurations store it when it has properties. */
export interface AddedToken {
  readonly __type: 'AddedToken';
  readonly content?: string | undefined;
  /** Takes the whitespace on its left with it. */
  readonly lstrip?: boolean | undefined;
  readonly normalized?: boolean | undefined;
  /** Takes the whitespace on its right with it. */
  readonly rstrip?: boolean | undefined;
  /** Does not match inside of words. */
  readonly single_word?: boolean | undefined;
}

/** The special tokens of a tokenizer. */
export type SpecialTokensMap = {
  readonly [K in (typeof SPECIAL_TOKENS_ATTRIBUTES)[number]]?: string | AddedToken | null | undefined;
};

/** The part of `tokenizer_config.json` that chats need. */
export interface TokenizerConfig extends SpecialTokensMap {
  /** One template, or several with names, of which `default` is used unless another is chosen. */
  readonly chat_template?: unknown;
  readonly use_default_system_prompt?: boolean | undefined;
}
