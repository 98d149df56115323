import { defineLibrary } from '../library-code/define-library.ts';

export const aviationNer = defineLibrary({
  id: 'aviation-ner',
  prettyLabel: 'Aviation NER',
  repoName: 'Aviation NER',
  repoUrl: 'https://github.com/Boeing/aviation_ner_sdr',
  docsUrl: 'https://github.com/Boeing/aviation_ner_sdr',
  countDownloads: 'path:"gliner_config.json"',
  addedAfter: '4.0.5',
});
export const comet = defineLibrary({
  id: 'comet',
  prettyLabel: 'COMET',
  repoName: 'COMET',
  repoUrl: 'https://github.com/Unbabel/COMET/',
  countDownloads: 'path:"hparams.yaml"',
});
export const diffInterpretationTuning = defineLibrary({
  id: 'diff-interpretation-tuning',
  prettyLabel: 'Diff Interpretation Tuning',
  repoName: 'Diff Interpretation Tuning',
  repoUrl: 'https://github.com/Aviously/diff-interpretation-tuning',
  countDownloads: 'path_extension:"pt"',
  addedAfter: '4.0.5',
});
export const elm = defineLibrary({
  id: 'elm',
  prettyLabel: 'ELM',
  repoName: 'elm',
  repoUrl: 'https://github.com/slicex-ai/elm',
  countDownloads: 'path_filename:"slicex_elm_config" AND path_extension:"json"',
});
export const gliformer = defineLibrary({
  id: 'gliformer',
  prettyLabel: 'GLiFormer',
  repoName: 'GLiFormer',
  repoUrl: 'https://github.com/Knowledgator/GLiFormer',
  countDownloads: 'path:"gliner_config.json"',
  addedAfter: '4.0.5',
});
export const graniteLibrary = defineLibrary({
  id: 'granite-library',
  prettyLabel: 'Granite Library',
  repoName: 'mellea',
  repoUrl: 'https://github.com/generative-computing/mellea',
  countDownloads: 'path_filename:"adapter_config" AND path_extension:"json"',
  addedAfter: '4.0.5',
});
export const grok = defineLibrary({
  id: 'grok',
  prettyLabel: 'Grok',
  repoName: 'Grok',
  repoUrl: 'https://github.com/xai-org/grok-1',
  countDownloads: 'path:"ckpt/tensor00000_000" OR path:"ckpt-0/tensor00000_000"',
});
export const mitie = defineLibrary({
  id: 'mitie',
  prettyLabel: 'MITIE',
  repoName: 'MITIE',
  repoUrl: 'https://github.com/mit-nlp/MITIE',
  countDownloads: 'path_filename:"total_word_feature_extractor"',
});
export const openpeerllm = defineLibrary({
  id: 'openpeerllm',
  prettyLabel: 'OpenPeerLLM',
  repoName: 'OpenPeerLLM',
  repoUrl: 'https://huggingface.co/openpeerai/openpeerllm',
  docsUrl: 'https://huggingface.co/OpenPeerAI/OpenPeerLLM/blob/main/README.md',
  countDownloads: 'path:".meta-huggingface.json"',
  addedAfter: '4.0.5',
});
export const recurrentgemma = defineLibrary({
  id: 'recurrentgemma',
  prettyLabel: 'RecurrentGemma',
  repoName: 'recurrentgemma',
  repoUrl: 'https://github.com/google-deepmind/recurrentgemma',
  countDownloads: 'path:"tokenizer.model"',
});
export const rwkv = defineLibrary({
  id: 'rwkv',
  prettyLabel: 'RWKV',
  repoName: 'RWKV-LM',
  repoUrl: 'https://github.com/BlinkDL/RWKV-LM',
  docsUrl: 'https://rwkv.com/',
  countDownloads: 'path_extension:"pth"',
  addedAfter: '4.0.5',
});
export const shadow = defineLibrary({
  id: 'shadow',
  prettyLabel: 'Shadow',
  repoName: 'Shadow',
  repoUrl: 'https://github.com/QLNI/SHADOW-250M-Instruct',
  countDownloads: 'path_extension:"shdw"',
  addedAfter: '4.0.5',
});
