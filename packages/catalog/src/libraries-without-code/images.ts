import { defineLibrary } from '../library-code/define-library.ts';

export const bagelMot = defineLibrary({
  id: 'bagel-mot',
  prettyLabel: 'Bagel',
  repoName: 'Bagel',
  repoUrl: 'https://github.com/ByteDance-Seed/Bagel/',
  countDownloads: 'path:"llm_config.json"',
});
export const bboxmaskpose = defineLibrary({
  id: 'bboxmaskpose',
  prettyLabel: 'BBoxMaskPose',
  repoName: 'BBoxMaskPose',
  repoUrl: 'https://github.com/MiraPurkrabek/BBoxMaskPose',
  countDownloads: 'path_extension:"pth"',
  addedAfter: '4.0.5',
});
export const bigVision = defineLibrary({
  id: 'big_vision',
  prettyLabel: 'Big Vision',
  repoName: 'big_vision',
  repoUrl: 'https://github.com/google-research/big_vision',
  countDownloads: 'path_extension:"npz"',
});
export const birder = defineLibrary({
  id: 'birder',
  prettyLabel: 'Birder',
  repoName: 'Birder',
  repoUrl: 'https://gitlab.com/birder/birder',
  countDownloads: 'path_extension:"pt"',
});
export const clipscope = defineLibrary({
  id: 'clipscope',
  prettyLabel: 'clipscope',
  repoName: 'clipscope',
  repoUrl: 'https://github.com/Lewington-pitsos/clipscope',
  countDownloads: 'path_extension:"pt"',
});
export const colpali = defineLibrary({
  id: 'colpali',
  prettyLabel: 'ColPali',
  repoName: 'ColPali',
  repoUrl: 'https://github.com/ManuelFay/colpali',
  countDownloads: 'path:"adapter_config.json"',
});
export const deepforest = defineLibrary({
  id: 'deepforest',
  prettyLabel: 'DeepForest',
  repoName: 'deepforest',
  repoUrl: 'https://github.com/weecology/DeepForest',
  docsUrl: 'https://deepforest.readthedocs.io/en/latest/',
});
export const diffree = defineLibrary({
  id: 'diffree',
  prettyLabel: 'Diffree',
  repoName: 'Diffree',
  repoUrl: 'https://github.com/OpenGVLab/Diffree',
  countDownloads: 'path:"diffree-step=000010999.ckpt"',
});
export const diffusionSingleFile = defineLibrary({
  id: 'diffusion-single-file',
  prettyLabel: 'Diffusion Single File',
  repoName: 'diffusion-single-file',
  repoUrl: 'https://github.com/comfyanonymous/ComfyUI',
  countDownloads: 'path_extension:"safetensors"',
});
export const doctr = defineLibrary({
  id: 'doctr',
  prettyLabel: 'docTR',
  repoName: 'doctr',
  repoUrl: 'https://github.com/mindee/doctr',
  hostedTasks: ['object-detection'],
});
export const eupe = defineLibrary({
  id: 'eupe',
  prettyLabel: 'EUPE',
  repoName: 'EUPE',
  repoUrl: 'https://github.com/facebookresearch/EUPE',
  countDownloads: 'path_extension:"pt"',
  addedAfter: '4.0.5',
});
export const glyphByt5 = defineLibrary({
  id: 'glyph-byt5',
  prettyLabel: 'Glyph-ByT5',
  repoName: 'Glyph-ByT5',
  repoUrl: 'https://github.com/AIGText/Glyph-ByT5',
  countDownloads: 'path:"checkpoints/byt5_model.pt"',
});
export const hunyuanDit = defineLibrary({
  id: 'hunyuan-dit',
  prettyLabel: 'HunyuanDiT',
  repoName: 'HunyuanDiT',
  repoUrl: 'https://github.com/Tencent/HunyuanDiT',
  countDownloads: 'path:"pytorch_model_ema.pt" OR path:"pytorch_model_distill.pt"',
});
export const imageMatchingModels = defineLibrary({
  id: 'image-matching-models',
  prettyLabel: 'Image Matching Models',
  repoName: 'Image Matching Models',
  repoUrl: 'https://github.com/alexstoken/image-matching-models',
  countDownloads: 'path_extension:"safetensors"',
  addedAfter: '4.0.5',
});
export const infiniteYou = defineLibrary({
  id: 'infinite-you',
  prettyLabel: 'InfiniteYou',
  repoName: 'InfiniteYou',
  repoUrl: 'https://github.com/bytedance/InfiniteYou',
  countDownloads:
    'path:"infu_flux_v1.0/sim_stage1/image_proj_model.bin" OR path:"infu_flux_v1.0/aes_stage2/image_proj_model.bin"',
});
export const lightglue = defineLibrary({
  id: 'lightglue',
  prettyLabel: 'LightGlue',
  repoName: 'LightGlue',
  repoUrl: 'https://github.com/cvg/LightGlue',
  countDownloads: 'path_extension:"pth" OR path:"config.json"',
  addedAfter: '4.0.5',
});
export const mflux = defineLibrary({
  id: 'mflux',
  prettyLabel: 'mflux',
  repoName: 'mflux',
  repoUrl: 'https://github.com/filipstrand/mflux',
  countDownloads: 'path_extension:"safetensors"',
  addedAfter: '4.0.5',
});
export const monkeyocr = defineLibrary({
  id: 'monkeyocr',
  prettyLabel: 'MonkeyOCR',
  repoName: 'monkeyocr',
  repoUrl: 'https://github.com/Yuliang-Liu/MonkeyOCR',
  countDownloads: 'path:"Recognition/config.json"',
  addedAfter: '4.0.5',
});
export const pyFeat = defineLibrary({
  id: 'py-feat',
  prettyLabel: 'Py-Feat',
  repoName: 'Py-Feat',
  repoUrl: 'https://github.com/cosanlab/py-feat',
  docsUrl: 'https://py-feat.org/',
});
export const refiners = defineLibrary({
  id: 'refiners',
  prettyLabel: 'Refiners',
  repoName: 'Refiners',
  repoUrl: 'https://github.com/finegrain-ai/refiners',
  docsUrl: 'https://refine.rs/',
  countDownloads: 'path:"model.safetensors"',
});
export const sapiens = defineLibrary({
  id: 'sapiens',
  prettyLabel: 'sapiens',
  repoName: 'sapiens',
  repoUrl: 'https://github.com/facebookresearch/sapiens',
  countDownloads: 'path_extension:"pt2" OR path_extension:"pth" OR path_extension:"onnx"',
});
export const sapiens2 = defineLibrary({
  id: 'sapiens2',
  prettyLabel: 'sapiens2',
  repoName: 'sapiens2',
  repoUrl: 'https://github.com/facebookresearch/sapiens2',
  countDownloads: 'path_extension:"safetensors"',
  addedAfter: '4.0.5',
});
export const ticClip = defineLibrary({
  id: 'tic-clip',
  prettyLabel: 'TiC-CLIP',
  repoName: 'TiC-CLIP',
  repoUrl: 'https://github.com/apple/ml-tic-clip',
  countDownloads: 'path_extension:"pt" AND path_prefix:"checkpoints/"',
});
export const torchgeo = defineLibrary({
  id: 'torchgeo',
  prettyLabel: 'TorchGeo',
  repoName: 'TorchGeo',
  repoUrl: 'https://github.com/microsoft/torchgeo',
  docsUrl: 'https://torchgeo.readthedocs.io/',
  countDownloads: 'path_extension:"pt" OR path_extension:"pth"',
});
export const vismatch = defineLibrary({
  id: 'vismatch',
  prettyLabel: 'VisMatch',
  repoName: 'VisMatch',
  repoUrl: 'https://github.com/gmberton/vismatch',
  countDownloads: 'path:"vismatch.yaml"',
  addedAfter: '4.0.5',
});
export const yolov26 = defineLibrary({
  id: 'yolov26',
  prettyLabel: 'YOLOv26',
  repoName: 'YOLOv26',
  repoUrl: 'https://github.com/ultralytics/ultralytics',
  docsUrl: 'https://docs.ultralytics.com/models/yolo26/',
  countDownloads: 'path_extension:"pt" OR path_extension:"safetensors"',
  addedAfter: '4.0.5',
});
