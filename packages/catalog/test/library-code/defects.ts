import type { LIBRARIES, ModelRecord } from '../../src/index.ts';

/** A defect of the hub's own snippets, with a record that triggers it. */
export interface Defect {
  readonly defect: string;
  readonly library: keyof typeof LIBRARIES;
  /** @default a model without tags */
  readonly model?: Partial<ModelRecord>;
  /** Texts that the code has. */
  readonly has?: readonly string[];
  /** Texts that the code has not. */
  readonly lacks?: ReadonlyArray<string | RegExp>;
}

/** The id of the model where a record has no other. */
export const id = 'acme/model';
const quoted = '"acme/model"';
/** A record with these tags. */
export const tagged = (...tags: string[]) => ({ tags });

export const defects: readonly Defect[] = [
  {
    defect: 'prints "undefined" for a missing base model',
    library: 'adapter-transformers',
    has: ['fill-in-base-model'],
    lacks: ['undefined'],
  },
  {
    defect: 'joins several base models with a comma',
    library: 'diffusers',
    model: { tags: ['lora'], cardData: { base_model: ['a/b', 'c/d'] } },
    has: ['"a/b"'],
    lacks: ['c/d'],
  },
  { defect: 'does not quote the id', library: 'mlx-image', has: [`create_model(${quoted})`] },
  { defect: 'does not quote the id', library: 'describe-anything', has: [`snapshot_download(${quoted}`] },
  { defect: 'does not quote the id', library: 'index-tts', has: [`snapshot_download(${quoted}`] },
  {
    defect: 'does not quote the id',
    library: 'sam2',
    has: [`SAM2ImagePredictor.from_pretrained(${quoted})`, `SAM2VideoPredictor.from_pretrained(${quoted})`],
  },
  { defect: 'does not quote the id', library: 'sam-3d-body', has: [`hf_repo_id=${quoted}`] },
  { defect: 'does not quote the id for Stable Diffusion', library: 'diffusionkit', has: [`model_version=${quoted}`] },
  {
    defect: 'does not quote the id for FLUX',
    library: 'diffusionkit',
    model: tagged('flux'),
    has: [`model_version=${quoted}`],
  },
  { defect: 'has a line of one blank', library: 'relik', lacks: [/ $/m] },
  { defect: 'uses torch without importing it', library: 'chat_tts', has: ['import torch\n'] },
  {
    defect: 'calls a method by its old name, with a stray comma',
    library: 'chat_tts',
    has: ['chat.load(', 'infer(texts)'],
    lacks: ['load_models'],
  },
  { defect: 'imports what it does not use', library: 'cxr-foundation', lacks: ['BytesIO'] },
  {
    defect: 'loads another model than the one of the page',
    library: 'derm-foundation',
    has: [quoted],
    lacks: ['google/derm'],
  },
  { defect: 'loads another model than the one of the page', library: 'chatterbox', has: [quoted] },
  { defect: 'loads no model of the page', library: 'mesh-anything', has: [quoted] },
  { defect: 'loads no model of the page', library: 'saelens', has: [`release=${quoted}`] },
  { defect: 'loads no model of the page', library: 'seed-story', has: [quoted] },
  { defect: 'names no model of the page', library: 'unity-sentis', has: [`https://huggingface.co/${id}`] },
  { defect: 'ends with a parenthesis too much', library: 'cartesia_pytorch', lacks: [/^\)/m] },
  { defect: 'uses soundfile without importing it', library: 'kimi-audio', has: ['import soundfile as sf'] },
  { defect: 'uses arguments that are not defined', library: 'mesh-anything', has: ['args = get_args()'] },
  {
    defect: 'imports one class and uses another',
    library: 'phantom-wan',
    has: ['import WanI2V', 'WanI2V('],
    lacks: ['WANI2V'],
  },
  { defect: 'indents the last line', library: 'phantom-wan', has: ['\nvideo = '], lacks: ['\n video'] },
  { defect: 'uses prompts that are not defined', library: 'phantom-wan', has: ['text_prompt = ', 'image_prompt = '] },
  {
    defect: 'uses paths that are not defined',
    library: 'seed-story',
    has: ['OmegaConf.load("configs/'],
    lacks: ['cfg_path'],
  },
  { defect: 'imports what it does not use', library: 'sana', has: ['save_image(image'] },
  { defect: 'has a comma at the end of an import', library: 'vui', lacks: [/import .*,$/m] },
  {
    defect: 'uses a recording that is not defined',
    library: 'audioseal',
    has: ['tensor_wav, rate = ', 'tensor_wav, sr = '],
  },
  {
    defect: 'has placeholders in angle brackets and a stray colon',
    library: 'sam2',
    lacks: ['<your', '<input', /points.*\):$/m],
  },
  {
    defect: 'calls the command of the hub by its old name',
    library: 'depth-pro',
    has: ['hf download'],
    lacks: ['huggingface-cli'],
  },
  {
    defect: 'calls the command of the hub by its old name',
    library: 'mlx',
    has: ['hf download'],
    lacks: ['huggingface-cli'],
  },
  { defect: 'mixes shell and Python', library: 'edsnlp', lacks: [/^!/m] },
  { defect: 'mixes shell and Python', library: 'spacy', lacks: [/^!/m] },
  {
    defect: 'imports a name with a hyphen',
    library: 'spacy',
    model: { id: 'acme/de-core' },
    lacks: ['import de-core'],
  },
  { defect: 'has tabs in blank lines', library: 'audiocraft', model: tagged('musicgen'), lacks: ['\t'] },
  {
    defect: 'downloads with a function that is not imported',
    library: 'depth-anything-v2',
    has: ['import hf_hub_download'],
  },
  {
    defect: 'lacks a bracket for the large model',
    library: 'depth-anything-v2',
    model: { id: 'depth-anything/Depth-Anything-V2-Large' },
    has: ['[256, 512, 1024, 1024]'],
  },
  {
    defect: 'has placeholders that are no Python',
    library: 'depth-anything-v2',
    has: ['"<ENCODER>"', '"<NUMBER_OF_FEATURES>"', '"<OUT_CHANNELS>"'],
  },
  {
    defect: 'puts the result of loading the weights into evaluation mode',
    library: 'depth-anything-v2',
    has: ['model.eval()'],
    lacks: [').eval()'],
  },
  {
    defect: 'exports a video that is not defined',
    library: 'diffusers',
    model: { tags: ['lora'], pipeline_tag: 'image-to-video' },
    has: ['output = pipe(', 'export_to_video(output'],
  },
  {
    defect: 'uses soundfile without importing it',
    library: 'espnet',
    model: tagged('automatic-speech-recognition'),
    has: ['import soundfile'],
  },
  {
    defect: 'prints a task that is no name',
    library: 'keras-hub',
    model: { config: { keras_hub: { tasks: ['X()\nimport os'] } } },
    lacks: ['import os'],
  },
  { defect: 'writes a comment without a blank', library: 'lightning-ir', has: ['# Install'], lacks: ['#install'] },
  {
    defect: 'sends the text for missing examples as messages',
    library: 'llama-cpp-python',
    model: tagged('conversational'),
    has: ['"role": "user"'],
    lacks: ['No input example'],
  },
  {
    defect: 'sends an image to a model for text',
    library: 'llama-cpp-python',
    model: { tags: ['conversational'], pipeline_tag: 'summarization' },
    lacks: ['image_url'],
  },
  { defect: 'indents the whole program', library: 'outetts', has: ['import outetts'], lacks: [/^\s+import/m, '\t'] },
  {
    defect: 'loads a pickle from where it is not',
    library: 'sklearn',
    model: { tags: ['skops'], config: { sklearn: { model: { file: 'a.pkl' }, model_format: 'pickle' } } },
    has: ['"path_to_folder/a.pkl"'],
  },
  {
    defect: 'takes null for an interface',
    library: 'speechbrain',
    model: { config: { speechbrain: { speechbrain_interface: null } } },
    has: ['# interface not specified in config.json'],
  },
  {
    defect: 'does not know speech synthesis',
    library: 'speechbrain',
    model: { config: { speechbrain: { speechbrain_interface: 'Tacotron2', vocoder_model_id: 'acme/vocoder' } } },
    has: ['"acme/vocoder"'],
  },
  {
    defect: 'imports a module that has moved',
    library: 'speechbrain',
    model: { config: { speechbrain: { speechbrain_interface: 'EncoderASR' } } },
    has: ['speechbrain.inference'],
    lacks: ['pretrained import'],
  },
  {
    defect: 'uses spectrograms that are not defined',
    library: 'tensorflowtts',
    model: tagged('mel-to-wav'),
    has: ['mels = '],
  },
  {
    defect: 'prints classes that are no names',
    library: 'transformers',
    model: { transformersInfo: { auto_model: 'A; import os' } },
    has: ['# ⚠️ Type of model unknown'],
    lacks: ['import os'],
  },
  {
    defect: 'does not close a quote',
    library: 'transformers',
    model: { pipeline_tag: 'summarization', transformersInfo: { auto_model: 'AutoModel' } },
    has: ['"transformers<5"'],
  },
  { defect: 'repeats the v of the version', library: 'ultralytics', model: tagged('yolov8'), lacks: ['YOLOvv'] },
  {
    defect: 'repeats the v of the version',
    library: 'yolov10',
    model: tagged('yolov10'),
    has: ['YOLOv10'],
    lacks: ['YOLOvv'],
  },
  {
    defect: 'does not know versions without a v',
    library: 'ultralytics',
    model: tagged('yolo11'),
    has: ['import YOLO\n'],
    lacks: ['XX'],
  },
  {
    defect: 'calls a model by a name that is not defined',
    library: 'gliner2',
    has: ['model.extract_entities'],
    lacks: ['extractor'],
  },
  { defect: 'has comments behind line continuations', library: 'lerobot', model: tagged('smolvla'), lacks: [/\\ *#/] },
  {
    defect: 'has an import of Python before the installation',
    library: 'pruna-ai',
    model: tagged('diffusers'),
    has: ['import PrunaModel'],
    lacks: [/import.*\n+pip/],
  },
  {
    defect: 'uses an image and a function that are not defined',
    library: 'sam-3d-body',
    has: ['image = ', 'import visualize_sample_together'],
  },
  {
    defect: 'indents by a tab and uses torch without importing it',
    library: 'univa',
    has: ['import torch', 'import AutoProcessor'],
    lacks: ['\t'],
  },
  { defect: 'indents the second line', library: 'lvface', has: ['\nfrom inference_onnx'] },
  {
    defect: 'does not quote the example of the author',
    library: 'multimolecule',
    model: { widgetData: [{ text: 'AC"GU' }] },
    has: ['"AC\\"GU"'],
  },
  {
    defect: 'names its folder after a search and replace accident',
    library: 'ml-agents',
    has: ['--local-dir="./downloads"'],
  },
  { defect: 'is not shown, although there is code', library: 'hezar', has: [`Model.load(${quoted})`] },
];
