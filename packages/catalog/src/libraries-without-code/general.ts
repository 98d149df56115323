import { defineLibrary } from '../library-code/define-library.ts';

export const cloudAgents = defineLibrary({
  id: 'cloud-agents',
  prettyLabel: 'Cloud Agents',
  repoName: 'Cloud Agents',
  repoUrl: 'https://huggingface.co/OpenPeerAI/Cloud-Agents',
  countDownloads: 'path:"setup.py"',
  addedAfter: '4.0.5',
});
export const encoderfile = defineLibrary({
  id: 'encoderfile',
  prettyLabel: 'encoderfile',
  repoName: 'encoderfile',
  repoUrl: 'https://github.com/mozilla-ai/encoderfile',
  countDownloads: 'path_extension:"encoderfile"',
  addedAfter: '4.0.5',
});
export const fastprint = defineLibrary({
  id: 'fastprint',
  prettyLabel: 'Fast Print',
  repoName: 'Fast Print',
  repoUrl: 'https://huggingface.co/OpenPeerAI/FastPrint',
  countDownloads: 'path_extension:"cs"',
  addedAfter: '4.0.5',
});
export const gemmaCpp = defineLibrary({
  id: 'gemma.cpp',
  prettyLabel: 'gemma.cpp',
  repoName: 'gemma.cpp',
  repoUrl: 'https://github.com/google/gemma.cpp',
  countDownloads: 'path_extension:"sbs"',
});
export const kerasformers = defineLibrary({
  id: 'kerasformers',
  prettyLabel: 'KerasFormers',
  repoName: 'KerasFormers',
  repoUrl: 'https://github.com/IMvision12/KerasFormers',
  docsUrl: 'https://imvision12.github.io/KerasFormers/',
  countDownloads: 'path:"model.weights.h5" OR path:"model.weights.json"',
  addedAfter: '4.0.5',
});
export const laya = defineLibrary({
  id: 'laya',
  prettyLabel: 'Laya',
  repoName: 'Laya',
  repoUrl: 'https://github.com/NandhaKishorM/laya',
  countDownloads: 'path:"rl_agent_config.json"',
  addedAfter: '4.0.5',
});
export const litert = defineLibrary({
  id: 'litert',
  prettyLabel: 'LiteRT',
  repoName: 'LiteRT',
  repoUrl: 'https://github.com/google-ai-edge/LiteRT',
  countDownloads: 'path_extension:"tflite"',
  addedAfter: '4.0.5',
});
export const mindspore = defineLibrary({
  id: 'mindspore',
  prettyLabel: 'MindSpore',
  repoName: 'mindspore',
  repoUrl: 'https://github.com/mindspore-ai/mindspore',
  hostedTasks: ['image-classification'],
});
export const mlcLlm = defineLibrary({
  id: 'mlc-llm',
  prettyLabel: 'MLC-LLM',
  repoName: 'MLC-LLM',
  repoUrl: 'https://github.com/mlc-ai/mlc-llm',
  docsUrl: 'https://llm.mlc.ai/docs/',
  countDownloads: 'path:"mlc-chat-config.json"',
});
export const ninfer = defineLibrary({
  id: 'ninfer',
  prettyLabel: 'NInfer',
  repoName: 'NInfer',
  repoUrl: 'https://github.com/Neroued/ninfer',
  countDownloads: 'path_extension:"ninfer"',
  addedAfter: '4.0.5',
});
export const rkllm = defineLibrary({
  id: 'rkllm',
  prettyLabel: 'RKLLM',
  repoName: 'RKLLM',
  repoUrl: 'https://github.com/airockchip/rknn-llm',
  countDownloads: 'path_extension:"rkllm"',
  addedAfter: '4.0.5',
});
export const tensorrt = defineLibrary({
  id: 'tensorrt',
  prettyLabel: 'TensorRT',
  repoName: 'TensorRT',
  repoUrl: 'https://github.com/NVIDIA/TensorRT',
  countDownloads: 'path_extension:"onnx"',
  addedAfter: '4.0.5',
});
export const vqweb = defineLibrary({
  id: 'vqweb',
  prettyLabel: 'vqweb',
  repoName: 'vqweb',
  repoUrl: 'https://github.com/rosecky/embedding-quantization-public/tree/main/packages/vqweb',
  docsUrl: 'https://www.npmjs.com/package/@thinletterio/vqweb',
  countDownloads: 'path_extension:"vqw"',
  addedAfter: '4.0.5',
});
