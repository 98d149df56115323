import type { PipelineType } from '../task-definition/pipeline-types.ts';
import type { TokenizerConfig } from './tokenizer-config.ts';
import type { WidgetExample, WidgetExampleAttribute } from './widget-example.ts';

/** A model as the hub describes it, in the fields that snippets, widgets and lists read. */
export interface ModelRecord {
  /** `owner/name`. */
  readonly id: string;
  readonly tags: readonly string[];
  /** The task that the model is for. */
  readonly pipeline_tag?: string | undefined;
  /** State of hosted inference, such as `warm`. */
  readonly inference?: string | undefined;
  readonly private?: boolean | undefined;
  readonly library_name?: string | undefined;
  /** Placeholder of the missing word in the input of a fill-mask model, such as `[MASK]`. */
  readonly mask_token?: string | undefined;
  readonly config?: ModelConfig | undefined;
  readonly cardData?: ModelCard | undefined;
  /** Examples that the author of the model gives for its widget. */
  readonly widgetData?: readonly WidgetRecord[] | undefined;
  readonly transformersInfo?: TransformersInfo | undefined;
  readonly safetensors?: SafetensorsFacts | undefined;
  readonly gguf?: GgufHeader | undefined;
}

/** A model whose task is known to the catalog, as the hub sends it: a record that programs may change. */
export interface ModelData extends ModelRecord {
  id: string;
  /** State of hosted inference, such as `warm`. */
  inference: string;
  tags: string[];
  pipeline_tag?: PipelineType | undefined;
  widgetData?: WidgetExample[] | undefined;
}

/** An example input as a record has it: any members of the kinds of `WidgetExample`. */
export type WidgetRecord = {
  readonly text?: string | undefined;
  readonly source_sentence?: string | undefined;
  readonly sentences?: readonly string[] | undefined;
} & { readonly [Member in WidgetExampleAttribute]?: unknown };

/** The fields of a model from which example inputs are made. */
export type ModelDataMinimal = Pick<ModelData, 'id' | 'tags'> &
  Partial<
    Pick<ModelData, 'cardData' | 'config' | 'inference' | 'library_name' | 'mask_token' | 'pipeline_tag' | 'widgetData'>
  >;

/** Size of the weights in safetensors files. */
export interface SafetensorsFacts {
  /** Number of parameters by data type, such as `BF16`. */
  readonly parameters: Readonly<Record<string, number>>;
  /** Number of all parameters. */
  readonly total: number;
  readonly sharded?: boolean | undefined;
}

/** Fields that the hub reads from the header of a GGUF file. */
export interface GgufHeader {
  /** Number of parameters. */
  readonly total?: number | undefined;
  /** Architecture of the model, such as `llama`. */
  readonly architecture?: string | undefined;
  readonly chat_template?: string | undefined;
  /** Largest number of tokens in the context. */
  readonly context_length?: number | undefined;
}

/** Fields of a model's configuration files. */
export interface ModelConfig {
  readonly architectures?: readonly string[] | undefined;
  /** Auto classes whose code is part of the model repository, each with its import path. */
  readonly auto_map?: Readonly<Record<string, unknown>> | undefined;
  readonly model_type?: string | undefined;
  readonly adapter_transformers?:
    | { readonly model_name?: string | undefined; readonly model_class?: string | undefined }
    | undefined;
  readonly diffusers?: { readonly _class_name?: string | undefined } | undefined;
  readonly keras_hub?: { readonly tasks?: readonly string[] | undefined } | undefined;
  readonly peft?:
    | { readonly base_model_name_or_path?: string | undefined; readonly task_type?: string | undefined }
    | undefined;
  readonly sklearn?:
    | {
        readonly model?: { readonly file?: string | undefined } | undefined;
        readonly model_format?: string | undefined;
      }
    | undefined;
  readonly speechbrain?:
    | {
        readonly speechbrain_interface?: string | null | undefined;
        readonly vocoder_interface?: string | undefined;
        readonly vocoder_model_id?: string | undefined;
      }
    | undefined;
  readonly tokenizer_config?: TokenizerConfig | undefined;
  readonly processor_config?: { readonly chat_template?: string | undefined } | undefined;
  readonly chat_template_jinja?: string | undefined;
  readonly quantization_config?: QuantizationConfig | undefined;
}

/** Quantization of the weights. */
export interface QuantizationConfig {
  /** Bits of a weight. */
  readonly bits?: number | undefined;
  /** True for 4-bit weights of bitsandbytes. */
  readonly load_in_4bit?: boolean | undefined;
  /** True for 8-bit weights of bitsandbytes. */
  readonly load_in_8bit?: boolean | undefined;
  /** Method, such as `awq` or `gptq`. */
  readonly quant_method?: string | undefined;
}

/** Metadata at the top of the model card. */
export interface ModelCard {
  readonly base_model?: string | readonly string[] | undefined;
  /** Settings of the widget; `false` turns it off. */
  readonly inference?: boolean | { readonly parameters?: Readonly<Record<string, unknown>> | undefined } | undefined;
  readonly instance_prompt?: string | null | undefined;
}

/** Classes with which transformers loads a model. */
export interface TransformersInfo {
  /** The class of the model, such as `AutoModelForCausalLM`. */
  readonly auto_model: string;
  /** Name of a class in the model repository, from `auto_map` of its configuration. */
  readonly custom_class?: string | undefined;
  /** The task of the pipeline that runs it. */
  readonly pipeline_tag?: PipelineType | undefined;
  /** The class of its tokenizer, feature extractor or processor. */
  readonly processor?: string | undefined;
}
