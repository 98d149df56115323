import { valueError } from '../engine/runtime/errors.ts';
import { repr } from '../engine/runtime/repr.ts';

/** A special token: its text, or the object that tokenizer files keep it in. */
export type Token = string | { readonly content: string } | null;

/** One of several templates of a model, as `tokenizer_config.json` lists them. */
export interface NamedTemplate {
  readonly name: string;
  readonly template: string;
}

/** The fields of a `tokenizer_config.json` that are read. */
export interface TokenizerConfig {
  readonly chat_template?: string | readonly NamedTemplate[] | Readonly<Record<string, string>> | null;
  readonly bos_token?: Token;
  readonly eos_token?: Token;
  readonly unk_token?: Token;
  readonly sep_token?: Token;
  readonly pad_token?: Token;
  readonly cls_token?: Token;
  readonly mask_token?: Token;
  readonly additional_special_tokens?: readonly Token[] | null;
  /** Tokens that only this model has, by name: `{ image_token: '<image>' }`. */
  readonly extra_special_tokens?: Readonly<Record<string, Token>> | readonly Token[] | null;
  readonly [key: string]: unknown;
}

/** True for what JSON writes in braces. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The source of the template to use. Of several ones: the one of that name, otherwise `tool_use` when there are tools,
 * otherwise `default`.
 *
 * @param wanted a template's name, or the source of another template to use instead
 * @throws {TemplateError} in transformers' words, when there is none to choose.
 */
export function chooseTemplate(config: TokenizerConfig, wanted: string | undefined, hasTools: boolean): string {
  const { chat_template: own } = config;
  if (own && typeof own !== 'string') {
    const byName = Array.isArray(own)
      ? new Map(own.map(({ name, template }: NamedTemplate) => [name, template]))
      : new Map(Object.entries(own as Readonly<Record<string, string>>));
    const fallback = hasTools && byName.has('tool_use') ? 'tool_use' : 'default';
    const chosen = wanted === undefined ? byName.get(fallback) : (byName.get(wanted) ?? wanted);
    if (chosen !== undefined) return chosen;
    throw valueError(
      'This model has multiple chat templates with no default specified! Please either pass a chat template or the ' +
        'name of the template you wish to use to the `chat_template` argument. ' +
        `Available template names are ${repr([...byName.keys()].sort())}.`,
    );
  }
  const source = wanted ?? own;
  if (typeof source === 'string') return source;
  throw valueError(
    'Cannot use chat template functions because tokenizer.chat_template is not set and no template argument was ' +
      'passed! For information about writing templates and setting the tokenizer.chat_template attribute, please see ' +
      'the documentation at https://huggingface.co/docs/transformers/main/en/chat_templating',
  );
}
