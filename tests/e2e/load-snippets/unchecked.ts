/** Reasons why packages that Python snippets import are not imported by the tests. One that became wrong fails the test. */
interface Reason {
  readonly because: string;
  /** Import names. */
  readonly packages: readonly string[];
}

/** A first `npm test` takes minutes as it is; gigabytes of frameworks would make it hours on many networks. */
export const REASONS: readonly Reason[] = [
  {
    because: 'they need a framework that is not installed: their source is read instead',
    packages: ['keras', 'peft', 'safetensors', 'sentence_transformers', 'timm'],
  },
  {
    because: 'frameworks, whose wheels take gigabytes, and what is built for them alone',
    packages: ['jax', 'tensorflow', 'torch', 'torchaudio', 'torchvision'],
  },
  {
    because: 'they run on Apple silicon only',
    packages: ['aneforge', 'cartesia_mlx', 'diffusionkit', 'mlx', 'mlx_lm', 'mlx_vlm', 'mlxim'],
  },
  {
    because: 'modules of a repository that is cloned, or installed from there',
    packages: [
      ...['app', 'clientside', 'collector_vision', 'core', 'dam', 'depth_anything_v2', 'depth_pro', 'flextab'],
      ...['gaussianformer'],
      ...['indextts', 'inference', 'inference_onnx', 'kimia_infer', 'main', 'matanyone', 'MeshAnything'],
      ...['models', 'notebook', 'phantom_wan', 'renderformer', 'sam2', 'sap_rpt_oss', 'threedtopia_xl'],
      ...['tools', 'Trainer_finetune', 'univa', 'videoprism', 'voicecraft', 'vui', 'zonos'],
    ],
  },
  {
    because: 'packages of sample models',
    packages: ['dummy_ner', 'en_core_demo'],
  },
  {
    because: 'not among the packages that the tests install: most need a framework',
    packages: [
      ...['adapters', 'allennlp', 'allennlp_models', 'anemoi', 'araclip', 'asteroid', 'audiocraft', 'audioseal'],
      ...['ben2', 'bertopic', 'bm25s', 'cartesia_pytorch', 'chatterbox', 'ChatTTS', 'chronos', 'colipri'],
      ...['cv2', 'dia', 'dia2', 'diffusers', 'edsnlp', 'einops', 'espnet2', 'fairseq', 'fasttext', 'flair'],
      ...['gliner', 'gliner2', 'hezar', 'htrflow', 'huggingface_sb3', 'hydra', 'joblib', 'keras_hub'],
      ...['kernels', 'kittentts', 'librosa', 'lightning_ir', 'llama_cpp', 'loadimg', 'mamba_ssm', 'mblt_model_zoo'],
      ...['model2vec', 'moshi', 'multimolecule', 'nemo', 'nobg', 'omegaconf', 'open_clip', 'outetts'],
      ...['paddlenlp', 'paddleocr', 'pandas', 'pocket_tts', 'pruna', 'pruna_pro', 'pxia', 'pyannote'],
      ...['pylate', 'pythae', 'qwen_tts', 'relik', 'sae_lens', 'scipy', 'setfit', 'sklearn', 'skops'],
      ...['soundfile', 'span_marker', 'speechbrain', 'stable_audio_tools', 'stanza', 'supertonic', 'swarmformer'],
      ...['tensorflow_tts', 'terratorch', 'ultralytics', 'vibevoice', 'voxcpm'],
      ...['fxr', 'jev_style', 'routee', 'zeromodels'],
    ],
  },
];

/** Reasons why snippets in a language are not checked. */
export const UNCHECKED_LANGUAGES: Readonly<Record<string, string>> = {
  csharp: 'no compiler of C# is among what the tests install',
  text: 'a text that the specification fixes, and no code',
};

/** An expected finding in the snippets of a library. One that is found no more fails the test. */
interface Expected {
  readonly library: string;
  /** Part of the finding. */
  readonly finding: string;
  /** Text that the snippet must contain, as a hint for its readers. */
  readonly says?: string;
  readonly because: string;
}

const KERAS_MODELS = 'huggingface_hub 1.0 removed it, and the snippet says which version to install';

export const EXPECTED: readonly Expected[] = [
  {
    library: 'allennlp',
    finding: "'allennlp_models' imported but unused",
    because: 'importing it registers the models',
  },
  {
    library: 'multimolecule',
    finding: "'multimolecule' imported but unused",
    says: '# adds its tasks to transformers',
    because: 'importing it registers the models',
  },
  {
    library: 'multimolecule',
    finding: 'transformers has no pipeline "rna-secondary-structure"',
    says: '# adds its tasks to transformers',
    because: 'the package registers the pipeline',
  },
  ...['image-to-image', 'question-answering', 'summarization'].map((task) => ({
    library: 'transformers',
    finding: `transformers has no pipeline "${task}"`,
    says: 'transformers<5',
    because: 'the snippet is for the version before',
  })),
  {
    library: 'lightning-ir',
    finding: "'lightning_ir.CrossEncoderModule' imported but unused",
    says: '# model = CrossEncoderModule(',
    because: 'a comment shows its use',
  },
  ...['tf-keras', 'derm-foundation'].map((library) => ({
    library,
    finding: "cannot import name 'from_pretrained_keras'",
    says: 'huggingface_hub<1',
    because: KERAS_MODELS,
  })),
];
