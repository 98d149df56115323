/** The part of the hub's model record that snippets read. */
export interface ModelRecord {
  readonly id: string;
  readonly tags: readonly string[];
  /** The task that the model is for. */
  readonly pipeline_tag?: string | undefined;
  readonly library_name?: string | undefined;
  /** Token that stands for the missing word in the input of a fill-mask model. */
  readonly mask_token?: string | undefined;
  readonly config?: ModelConfig | undefined;
  readonly cardData?: ModelCard | undefined;
  /** Examples that the author of the model gives for its widget. */
  readonly widgetData?: readonly WidgetExample[] | undefined;
  readonly transformersInfo?: TransformersInfo | undefined;
  readonly gguf?: GgufHeader | undefined;
}

/** Fields that the hub reads from the header of a GGUF file. */
export interface GgufHeader {
  readonly chat_template?: string | undefined;
  /** Largest number of tokens in the context. */
  readonly context_length?: number | undefined;
}

/** Fields of a model's configuration files. */
export interface ModelConfig {
  readonly architectures?: readonly string[] | undefined;
  readonly adapter_transformers?: { readonly model_name?: string | undefined } | undefined;
  readonly speechbrain?: { readonly speechbrain_interface?: string | null | undefined } | undefined;
  readonly tokenizer_config?: { readonly chat_template?: unknown } | undefined;
  readonly processor_config?: { readonly chat_template?: string | undefined } | undefined;
  readonly chat_template_jinja?: string | undefined;
  /** Method of quantization, such as `awq` or `gptq`. */
  readonly quantization_config?: { readonly quant_method?: string | undefined } | undefined;
}

/** Metadata at the top of the model card. */
export interface ModelCard {
  readonly base_model?: string | readonly string[] | undefined;
  readonly instance_prompt?: string | null | undefined;
}

/** An example input. */
export interface WidgetExample {
  readonly text?: string | undefined;
  readonly source_sentence?: string | undefined;
  readonly sentences?: readonly string[] | undefined;
}

/** Classes with which transformers loads a model. */
export interface TransformersInfo {
  /** The class of the model, such as `AutoModelForCausalLM`. */
  readonly auto_model: string;
  /** The class of its tokenizer, feature extractor or processor. */
  readonly processor?: string | undefined;
}
