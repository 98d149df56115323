/** The formats for which we wrote a template. */
export type ChatTemplateId =
  | 'deepseek-r1-distill'
  | 'deepseek-v3.1'
  | 'glm-5.2'
  | 'gpt-oss'
  | 'llama3.1'
  | 'llama3.2'
  | 'mistral-nemo'
  | 'qwen2.5'
  | 'qwen3';

/** A chat template that we wrote after the format of a family of models. */
export interface ChatTemplate {
  readonly id: ChatTemplateId;
  /** The model with whose published template its output was compared, for all conversations of a corpus. */
  readonly comparedWith: string;
  /** Special tokens of the tokenizer; null for one that it does not have. */
  readonly tokens: { readonly bos: string | null; readonly eos: string; readonly pad: string | null };
  /** Special tokens that it writes, those of `tokens` among them. */
  readonly marks: readonly string[];
  /** Jinja. */
  readonly source: string;
}

/** Defines a chat template. */
export function defineChatTemplate(template: ChatTemplate): ChatTemplate {
  return template;
}
