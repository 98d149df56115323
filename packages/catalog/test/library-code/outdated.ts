import { type Defect, tagged } from './defects.ts';

const classes = (auto_model: string) => ({ transformersInfo: { auto_model, processor: 'AutoProcessor' } });

/** Defects of code rejected by newer releases, or never supported by some models. */
export const outdated: readonly Defect[] = [
  ...['question-answering', 'visual-question-answering', 'image-to-image', 'image-to-text', 'translation'].map(
    (task): Defect => ({
      defect: `begins with the pipeline ${task}, which version 5 removed`,
      library: 'transformers',
      model: { pipeline_tag: task, ...classes('AutoModel') },
      has: [`pipeline("${task}"`, 'install "transformers<5"'],
      lacks: [/pipeline\([\s\S]*AutoModel\.from_pretrained/],
    }),
  ),
  {
    defect: 'loads with a class that version 5 replaced',
    library: 'transformers',
    model: { pipeline_tag: 'image-text-to-text', ...classes('AutoModelForVision2Seq') },
    has: ['AutoModelForImageTextToText.from_pretrained'],
    lacks: ['AutoModelForVision2Seq'],
  },
  {
    defect: 'saves an image of results that have none',
    library: 'PaddleOCR',
    model: tagged('doc_vlm'),
    has: ['save_to_json'],
    lacks: ['save_to_img'],
  },
  {
    defect: 'does not save the Markdown of a document',
    library: 'PaddleOCR',
    model: tagged('document-parse'),
    has: ['save_to_markdown(', 'save_to_json('],
  },
  {
    defect: 'calls a base model by a voice of its own',
    library: 'qwen3_tts',
    model: { id: 'Qwen/Qwen3-TTS-12Hz-1.7B-Base' },
    has: ['generate_voice_clone(', 'ref_audio=', 'ref_text='],
    lacks: ['generate_custom_voice', 'speaker='],
  },
  {
    defect: 'calls a model for designed voices by a voice of its own',
    library: 'qwen3_tts',
    model: { id: 'Qwen/Qwen3-TTS-12Hz-1.7B-VoiceDesign' },
    has: ['generate_voice_design('],
    lacks: ['generate_custom_voice', 'speaker='],
  },
  {
    defect: 'trains and runs by scripts that moved',
    library: 'lerobot',
    model: tagged('smolvla'),
    has: ['lerobot-train ', 'lerobot-rollout '],
    lacks: ['lerobot/scripts/train.py', 'python -m lerobot.record'],
  },
  {
    defect: 'names files that the repository does not have, in the form of version 2.3',
    library: 'ltx',
    model: { id: 'Lightricks/LTX-2.5' },
    has: ['--transformer-path', '--video-vae-path', '--audio-vae-path', 'uv sync --extra natten'],
    lacks: ['gemma-3-12b', '--distilled-checkpoint-path'],
  },
  {
    defect: 'loads a sparse encoder as a dense one',
    library: 'sentence-transformers',
    model: { tags: ['sparse-encoder', 'splade'], pipeline_tag: 'feature-extraction' },
    has: ['import SparseEncoder', 'SparseEncoder("acme/model")'],
    lacks: ['import SentenceTransformer'],
  },
  {
    defect: 'gives a prompt to a pipeline that takes none',
    library: 'diffusers',
    model: { tags: ['diffusers:DDPMPipeline'], pipeline_tag: 'unconditional-image-generation' },
    has: ['pipe().images[0]'],
    lacks: ['prompt'],
  },
  {
    defect: 'gives a prompt to a pipeline that takes classes',
    library: 'diffusers',
    model: { tags: ['diffusers:DiTPipeline'] },
    has: ['class_labels=pipe.get_label_ids('],
    lacks: ['prompt'],
  },
  {
    defect: 'takes images of a pipeline for sounds',
    library: 'diffusers',
    model: { tags: ['diffusers:AudioLDM2Pipeline'], pipeline_tag: 'text-to-audio' },
    has: ['.audios[0]', 'wavfile.write('],
    lacks: ['.images'],
  },
  {
    defect: 'loads a ControlNet for SDXL into the pipeline of version 1.5',
    library: 'diffusers',
    model: { tags: ['controlnet'], cardData: { base_model: 'stabilityai/stable-diffusion-xl-base-1.0' } },
    has: ['StableDiffusionXLControlNetPipeline.from_pretrained'],
    lacks: ['StableDiffusionControlNetPipeline'],
  },
  {
    defect: 'prints nothing',
    library: 'multimolecule',
    model: { tags: [], pipeline_tag: 'fill-mask', mask_token: '<mask>', widgetData: [{ text: 'GG<mask>CU' }] },
    has: ['print(output)'],
  },
];
