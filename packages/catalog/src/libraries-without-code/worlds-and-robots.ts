import { defineLibrary } from '../library-code/define-library.ts';

export const cosmos = defineLibrary({
  id: 'cosmos',
  prettyLabel: 'Cosmos',
  repoName: 'Cosmos',
  repoUrl: 'https://github.com/NVIDIA/Cosmos',
  countDownloads: 'path:"config.json" OR path_extension:"pt"',
});
export const fixer = defineLibrary({
  id: 'fixer',
  prettyLabel: 'Fixer',
  repoName: 'Fixer',
  repoUrl: 'https://github.com/nv-tlabs/Fixer',
  countDownloads: 'path:"pretrained/pretrained_fixer.pkl"',
  addedAfter: '4.0.5',
});
export const geometryCrafter = defineLibrary({
  id: 'geometry-crafter',
  prettyLabel: 'GeometryCrafter',
  repoName: 'GeometryCrafter',
  repoUrl: 'https://github.com/TencentARC/GeometryCrafter',
  countDownloads: 'path:"point_map_vae/diffusion_pytorch_model.safetensors"',
});
export const hermes = defineLibrary({
  id: 'hermes',
  prettyLabel: 'HERMES',
  repoName: 'HERMES',
  repoUrl: 'https://github.com/LMD0311/HERMES',
  countDownloads: 'path:"ckpt/hermes_final.pth"',
  addedAfter: '4.0.5',
});
export const holomotion = defineLibrary({
  id: 'holomotion',
  prettyLabel: 'HoloMotion',
  repoName: 'HoloMotion',
  repoUrl: 'https://github.com/HorizonRobotics/HoloMotion',
  countDownloads: 'path_extension:"onnx"',
  addedAfter: '4.0.5',
});
export const hunyuan3d2 = defineLibrary({
  id: 'hunyuan3d-2',
  prettyLabel: 'Hunyuan3D-2',
  repoName: 'Hunyuan3D-2',
  repoUrl: 'https://github.com/Tencent/Hunyuan3D-2',
  countDownloads: 'path_filename:"model_index" OR path_filename:"config"',
});
export const hunyuanworldVoyager = defineLibrary({
  id: 'hunyuanworld-voyager',
  prettyLabel: 'HunyuanWorld-voyager',
  repoName: 'HunyuanWorld-voyager',
  repoUrl: 'https://github.com/Tencent-Hunyuan/HunyuanWorld-Voyager',
  addedAfter: '4.0.5',
});
export const hyWorld2 = defineLibrary({
  id: 'hy-world-2',
  prettyLabel: 'HY-World-2.0',
  repoName: 'HY-World-2.0',
  repoUrl: 'https://github.com/Tencent-Hunyuan/HY-World-2.0',
  countDownloads: 'path_extension:"json"',
  addedAfter: '4.0.5',
});
export const hyWorldplay = defineLibrary({
  id: 'hy-worldplay',
  prettyLabel: 'HY-WorldPlay',
  repoName: 'HY-WorldPlay',
  repoUrl: 'https://github.com/Tencent-Hunyuan/HY-WorldPlay',
  countDownloads: 'path_extension:"json"',
  addedAfter: '4.0.5',
});
export const lagernvs = defineLibrary({
  id: 'lagernvs',
  prettyLabel: 'LagerNVS',
  repoName: 'LagerNVS',
  repoUrl: 'https://github.com/facebookresearch/lagernvs',
  countDownloads: 'path_extension:"pt"',
  addedAfter: '4.0.5',
});
export const lyra20 = defineLibrary({
  id: 'lyra-2.0',
  prettyLabel: 'Lyra-2.0',
  repoName: 'Lyra-2.0',
  repoUrl: 'https://github.com/nv-tlabs/lyra',
  countDownloads: 'path:"checkpoints/image_encoder/model.pth"',
  addedAfter: '4.0.5',
});
export const microduck = defineLibrary({
  id: 'microduck',
  prettyLabel: 'Microduck',
  repoName: 'Microduck',
  repoUrl: 'https://github.com/pollen-robotics/microduck_rl',
  filter: true,
  countDownloads: 'path_extension:"onnx"',
  addedAfter: '4.0.5',
});
export const mlSharp = defineLibrary({
  id: 'ml-sharp',
  prettyLabel: 'Sharp',
  repoName: 'Sharp',
  repoUrl: 'https://github.com/apple/ml-sharp',
  countDownloads: 'path_extension:"pt"',
  addedAfter: '4.0.5',
});
export const openOasis = defineLibrary({
  id: 'open-oasis',
  prettyLabel: 'open-oasis',
  repoName: 'open-oasis',
  repoUrl: 'https://github.com/etched-ai/open-oasis',
  countDownloads: 'path:"oasis500m.safetensors"',
});
export const roboOrchardLab = defineLibrary({
  id: 'robo-orchard-lab',
  prettyLabel: 'RoboOrchardLab',
  repoName: 'RoboOrchardLab',
  repoUrl: 'https://github.com/HorizonRobotics/RoboOrchardLab',
  countDownloads: 'path_extension:"safetensors"',
  addedAfter: '4.0.5',
});
export const same = defineLibrary({
  id: 'same',
  prettyLabel: 'SAME',
  repoName: 'SAME',
  repoUrl: 'https://github.com/GengzeZhou/SAME',
  countDownloads: 'path:"ckpt/SAME.pt" OR path:"pretrain/Attnq_pretrained_ckpt.pt"',
  addedAfter: '4.0.5',
});
export const trellis = defineLibrary({
  id: 'trellis',
  prettyLabel: 'Trellis',
  repoName: 'Trellis',
  repoUrl: 'https://github.com/microsoft/TRELLIS',
  countDownloads: 'path_extension:"safetensors"',
});
export const trellis2 = defineLibrary({
  id: 'trellis2',
  prettyLabel: 'TRELLIS.2',
  repoName: 'TRELLIS.2',
  repoUrl: 'https://github.com/microsoft/TRELLIS.2',
  countDownloads: 'path_extension:"safetensors"',
  addedAfter: '4.0.5',
});
export const wham = defineLibrary({
  id: 'wham',
  prettyLabel: 'WHAM',
  repoName: 'wham',
  repoUrl: 'https://huggingface.co/microsoft/wham',
  docsUrl: 'https://huggingface.co/microsoft/wham/blob/main/README.md',
  countDownloads: 'path_extension:"ckpt"',
});
