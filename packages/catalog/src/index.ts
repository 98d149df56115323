export type * from '@hubkit/task-types';
export { countsAsDownload, DEFAULT_COUNTED_FILES } from './downloads/counts-as-download.ts';
export { type DownloadRule, PATH_FIELDS, type PathField, parseDownloadQuery } from './downloads/download-query.ts';
export { CatalogError, type CatalogErrorCode } from './errors.ts';
export { GGUF_QUANT_DESCRIPTIONS, type QuantDescription, type TensorTypeName } from './gguf/descriptions.ts';
export {
  findNearestQuantType,
  GGMLFileQuantizationType,
  GGUF_QUANT_ORDER,
  type QuantizationName,
} from './gguf/file-types.ts';
export { GGUF_QUANT_RE, GGUF_QUANT_RE_GLOBAL, parseGGUFQuantLabel } from './gguf/label.ts';
export { GGMLQuantizationType } from './gguf/tensor-types.ts';
export {
  DEFAULT_MEMORY_OPTIONS,
  NVIDIA_COMPUTE_CAPABILITIES,
  type NvidiaArchitecture,
  TFLOPS_THRESHOLD_EU_AI_ACT_MODEL_TRAINING_TOTAL,
  TFLOPS_THRESHOLD_WHITE_HOUSE_CLUSTER,
  TFLOPS_THRESHOLD_WHITE_HOUSE_MODEL_TRAINING_TOTAL,
  TFLOPS_THRESHOLD_WHITE_HOUSE_MODEL_TRAINING_TOTAL_BIOLOGY,
} from './hardware/constants.ts';
export { SKUS, type SkuType } from './hardware/skus.ts';
export type { AmdGpuHardwareSpec, HardwareSpec, NvidiaHardwareSpec } from './hardware/specification.ts';
export {
  AGENT_HARNESSES,
  type AgentHarness,
  type AgentHarnessKey,
  STANDARD_AGENT_ENV_VARS,
} from './hub-lists/agent-harnesses.ts';
export {
  DATASET_LIBRARIES_UI_ELEMENTS,
  type DatasetLibraryKey,
  type DatasetLibraryUiElement,
} from './hub-lists/dataset-libraries.ts';
export {
  EVALUATION_FRAMEWORKS,
  type EvaluationFramework,
  type EvaluationFrameworkKey,
} from './hub-lists/evaluation-frameworks.ts';
export {
  KERNEL_LIBRARIES_UI_ELEMENTS,
  type KernelLibraryKey,
  type KernelLibraryUiElement,
} from './hub-lists/kernel-libraries.ts';
export { ALL_DISPLAY_MODEL_LIBRARY_KEYS, ALL_MODEL_LIBRARY_KEYS, LIBRARY_TASK_MAPPING } from './libraries/keys.gen.ts';
export { LIBRARIES, MODEL_LIBRARIES_UI_ELEMENTS } from './libraries/libraries.gen.ts';
export {
  defineLibrary,
  type LibraryCode,
  type LibraryDefinition,
  type LibrarySnippet,
  type LibraryUiElement,
  librarySnippets,
} from './library-code/define-library.ts';
export { LOCAL_APPS, type LocalAppKey } from './local-apps/local-apps.gen.ts';
export {
  type CommandApp,
  defineLocalApp,
  type LinkedApp,
  type LocalApp,
  type LocalAppSnippet,
} from './local-apps/parts/define-local-app.ts';
export type {
  GgufHeader,
  ModelCard,
  ModelConfig,
  ModelData,
  ModelDataMinimal,
  ModelRecord,
  QuantizationConfig,
  SafetensorsFacts,
  TransformersInfo,
  WidgetRecord,
} from './models/model-record.ts';
export {
  type AddedToken,
  SPECIAL_TOKENS_ATTRIBUTES,
  type SpecialTokensMap,
  type TokenizerConfig,
} from './models/tokenizer-config.ts';
export type {
  WidgetExample,
  WidgetExampleAssetAndPromptInput,
  WidgetExampleAssetAndTextInput,
  WidgetExampleAssetAndZeroShotInput,
  WidgetExampleAssetInput,
  WidgetExampleAttribute,
  WidgetExampleChatInput,
  WidgetExampleOutput,
  WidgetExampleOutputAnswerScore,
  WidgetExampleOutputLabels,
  WidgetExampleOutputText,
  WidgetExampleOutputUrl,
  WidgetExampleSentenceSimilarityInput,
  WidgetExampleStructuredDataInput,
  WidgetExampleTableDataInput,
  WidgetExampleTextAndContextInput,
  WidgetExampleTextAndTableInput,
  WidgetExampleTextInput,
  WidgetExampleZeroShotTextInput,
} from './models/widget-example.ts';
export { HF_HUB_INFERENCE_PROXY_TEMPLATE, openAIbaseUrl, type SnippetInferenceProvider } from './openai-base-url.ts';
export type { Example, Example as ExampleRepo } from './task-definition/define-page.ts';
export {
  type DemoItem,
  type DemoItem as TaskDemoEntry,
  definePage,
  type TaskPage,
} from './task-definition/define-page.ts';
export {
  defineTask,
  type PipelineData,
  type PipelineFacts,
  type SubTask,
  type TaskDefinition,
} from './task-definition/define-task.ts';
export { MODALITIES, MODALITY_LABELS, type Modality } from './task-definition/modalities.ts';
export type {
  ChatCompletionInputMessageChunkType,
  EarlyStoppingUnion,
  FeatureExtractionInputs,
  Padding,
  TargetSize,
} from './task-definition/pipeline-types.ts';
export {
  type ModelLibraryKey,
  PIPELINE_TYPES,
  PIPELINE_TYPES_SET,
  type PipelineType,
  SUBTASK_TYPES,
  type WidgetType,
} from './task-definition/pipeline-types.ts';
export type { TaskData, TaskDataCustom, TaskDemo } from './task-definition/task-data.ts';
export { TASKS_DATA } from './tasks/pages.gen.ts';
export { PIPELINE_DATA, TASKS_MODEL_LIBRARIES } from './tasks/pipelines.gen.ts';
export { TASKS } from './tasks/tasks.gen.ts';
export type {
  AudioExample,
  QuestionExample,
  SimilarityExample,
  TableQuestionExample,
  WidgetInputs,
  ZeroShotExample,
} from './widget-inputs/define-widget-inputs.ts';
export {
  DEFAULT_WIDGET_INPUTS,
  type DefaultWidgetInput,
  MAPPING_DEFAULT_WIDGET,
} from './widget-inputs/widget-inputs.ts';
