import type { ModelRecord, PipelineType } from '@hubkit/catalog';

type Row = readonly [id: string, task: PipelineType, library: string, ...tags: readonly string[]];

/** One model for each way in which code for a model differs. Tags are those beside the library and the task. */
const ROWS: readonly Row[] = [
  ['meta-llama/Llama-3.1-8B-Instruct', 'text-generation', 'transformers', 'safetensors', 'llama', 'conversational'],
  ['openai/gpt-oss-120b', 'text-generation', 'transformers', 'safetensors', 'gpt_oss', 'conversational'],
  ['bartowski/Llama-3.2-1B-Instruct-GGUF', 'text-generation', '', 'gguf', 'conversational'],
  ['mlx-community/Mistral-7B-Instruct-v0.3-4bit', 'text-generation', 'mlx', 'safetensors', 'mistral', 'conversational'],
  ['google-bert/bert-base-uncased', 'fill-mask', 'transformers', 'pytorch', 'bert'],
  [
    'distilbert/distilbert-base-uncased-finetuned-sst-2-english',
    'text-classification',
    'transformers',
    'onnx',
    'safetensors',
    'distilbert',
  ],
  ['dslim/bert-base-NER', 'token-classification', 'transformers', 'bert'],
  ['facebook/bart-large-cnn', 'summarization', 'transformers', 'bart'],
  ['facebook/bart-large-mnli', 'zero-shot-classification', 'transformers', 'bart'],
  ['google-t5/t5-small', 'translation', 'transformers', 't5'],
  ['deepset/roberta-base-squad2', 'question-answering', 'transformers', 'roberta'],
  ['google/tapas-base-finetuned-wtq', 'table-question-answering', 'transformers', 'tapas'],
  [
    'sentence-transformers/all-MiniLM-L6-v2',
    'sentence-similarity',
    'sentence-transformers',
    'feature-extraction',
    'safetensors',
  ],
  ['BAAI/bge-small-en-v1.5', 'feature-extraction', 'sentence-transformers', 'transformers', 'onnx'],
  ['black-forest-labs/FLUX.1-schnell', 'text-to-image', 'diffusers', 'safetensors', 'diffusers:FluxPipeline'],
  [
    'nerijs/pixel-art-xl',
    'text-to-image',
    'diffusers',
    'lora',
    'base_model:adapter:stabilityai/stable-diffusion-xl-base-1.0',
  ],
  [
    'stabilityai/stable-diffusion-xl-refiner-1.0',
    'image-to-image',
    'diffusers',
    'safetensors',
    'diffusers:StableDiffusionXLImg2ImgPipeline',
  ],
  ['Wan-AI/Wan2.1-T2V-14B', 'text-to-video', 'diffusers'],
  ['google/vit-base-patch16-224', 'image-classification', 'transformers', 'vit', 'safetensors'],
  ['timm/resnet50.a1_in1k', 'image-classification', 'timm', 'safetensors'],
  ['facebook/detr-resnet-50', 'object-detection', 'transformers', 'detr'],
  ['Ultralytics/YOLO11', 'object-detection', 'ultralytics', 'yolo'],
  ['nvidia/segformer-b0-finetuned-ade-512-512', 'image-segmentation', 'transformers', 'segformer'],
  ['facebook/sam2-hiera-large', 'mask-generation', 'sam2'],
  ['Intel/dpt-large', 'depth-estimation', 'transformers', 'dpt'],
  ['Salesforce/blip-image-captioning-base', 'image-to-text', 'transformers', 'blip'],
  ['dandelin/vilt-b32-finetuned-vqa', 'visual-question-answering', 'transformers', 'vilt'],
  ['impira/layoutlm-document-qa', 'document-question-answering', 'transformers', 'layoutlm'],
  ['openai/clip-vit-base-patch32', 'zero-shot-image-classification', 'transformers', 'clip'],
  ['Qwen/Qwen2.5-VL-7B-Instruct', 'image-text-to-text', 'transformers', 'qwen2_5_vl', 'conversational'],
  ['openai/whisper-large-v3', 'automatic-speech-recognition', 'transformers', 'whisper', 'audio'],
  ['hexgrad/Kokoro-82M', 'text-to-speech', 'kokoro'],
  ['speechbrain/sepformer-wham', 'audio-to-audio', 'speechbrain'],
  ['superb/hubert-large-superb-er', 'audio-classification', 'transformers', 'hubert'],
  ['pyannote/segmentation-3.0', 'voice-activity-detection', 'pyannote-audio', 'pyannote-audio-model'],
  ['Xenova/distilbert-base-uncased-finetuned-sst-2-english', 'text-classification', 'transformers.js', 'onnx'],
  ['scikit-learn/tabular-playground', 'tabular-classification', 'sklearn', 'skops'],
  ['sb3/ppo-CartPole-v1', 'reinforcement-learning', 'stable-baselines3', 'CartPole-v1'],
  ['tensorblock/lora-adapter', 'text-generation', 'peft', 'lora'],
  ['flair/ner-english', 'token-classification', 'flair', 'pytorch'],
  ['keras/gemma_instruct_2b_en', 'text-generation', 'keras-hub', 'keras'],
];

/** Other members of the records on the hub. */
const OTHERS: Readonly<Record<string, Partial<ModelRecord>>> = {
  'meta-llama/Llama-3.1-8B-Instruct': {
    config: {
      architectures: ['LlamaForCausalLM'],
      model_type: 'llama',
      tokenizer_config: { chat_template: '{{ messages }}' },
    },
  },
  'bartowski/Llama-3.2-1B-Instruct-GGUF': { gguf: { chat_template: '{{ messages }}', context_length: 131072 } },
  'google-bert/bert-base-uncased': { mask_token: '[MASK]' },
  'black-forest-labs/FLUX.1-schnell': { config: { diffusers: { _class_name: 'FluxPipeline' } } },
  'nerijs/pixel-art-xl': {
    cardData: { base_model: 'stabilityai/stable-diffusion-xl-base-1.0', instance_prompt: 'pixel art' },
  },
  'speechbrain/sepformer-wham': { config: { speechbrain: { speechbrain_interface: 'SepformerSeparation' } } },
  'scikit-learn/tabular-playground': {
    config: { sklearn: { model: { file: 'skops-3fs68p31.pkl' }, model_format: 'pickle' } },
  },
  'tensorblock/lora-adapter': {
    config: { peft: { base_model_name_or_path: 'meta-llama/Llama-3.1-8B-Instruct', task_type: 'CAUSAL_LM' } },
  },
  'keras/gemma_instruct_2b_en': { config: { keras_hub: { tasks: ['CausalLM'] } } },
};

/** Classes with which transformers loads the models of a task, and what goes into them. */
const CLASSES: Readonly<Record<string, readonly [model: string, processor: string]>> = {
  'text-generation': ['AutoModelForCausalLM', 'AutoTokenizer'],
  'fill-mask': ['AutoModelForMaskedLM', 'AutoTokenizer'],
  'text-classification': ['AutoModelForSequenceClassification', 'AutoTokenizer'],
  'token-classification': ['AutoModelForTokenClassification', 'AutoTokenizer'],
  summarization: ['AutoModelForSeq2SeqLM', 'AutoTokenizer'],
  'zero-shot-classification': ['AutoModelForSequenceClassification', 'AutoTokenizer'],
  translation: ['AutoModelForSeq2SeqLM', 'AutoTokenizer'],
  'question-answering': ['AutoModelForQuestionAnswering', 'AutoTokenizer'],
  'image-classification': ['AutoModelForImageClassification', 'AutoImageProcessor'],
  'object-detection': ['AutoModelForObjectDetection', 'AutoImageProcessor'],
  'image-text-to-text': ['AutoModelForImageTextToText', 'AutoProcessor'],
  'automatic-speech-recognition': ['AutoModelForSpeechSeq2Seq', 'AutoProcessor'],
};

/** Records of models as the hub has them. They need no network. */
export const SAMPLE_MODELS: readonly ModelRecord[] = ROWS.map(([id, task, library, ...tags]) => {
  const [auto_model, processor] = (library === 'transformers' && CLASSES[task]) || [];
  return {
    id,
    pipeline_tag: task,
    ...(library && { library_name: library }),
    tags: [...(library ? [library] : []), ...tags, task],
    ...OTHERS[id],
    ...(auto_model && { transformersInfo: { auto_model, pipeline_tag: task, processor } }),
  };
});
