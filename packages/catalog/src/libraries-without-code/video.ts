import { defineLibrary } from '../library-code/define-library.ts';

export const champ = defineLibrary({
  id: 'champ',
  prettyLabel: 'Champ',
  repoName: 'Champ',
  repoUrl: 'https://github.com/fudan-generative-vision/champ',
  countDownloads: 'path:"champ/motion_module.pth"',
});
export const cotracker = defineLibrary({
  id: 'cotracker',
  prettyLabel: 'CoTracker',
  repoName: 'CoTracker',
  repoUrl: 'https://github.com/facebookresearch/co-tracker',
  countDownloads: 'path_extension:"pth"',
});
export const genmo = defineLibrary({
  id: 'genmo',
  prettyLabel: 'Genmo',
  repoName: 'Genmo',
  repoUrl: 'https://github.com/genmoai/models',
  countDownloads: 'path:"vae_stats.json"',
});
export const hallo = defineLibrary({
  id: 'hallo',
  prettyLabel: 'Hallo',
  repoName: 'Hallo',
  repoUrl: 'https://github.com/fudan-generative-vision/hallo',
  countDownloads: 'path:"hallo/net.pth"',
});
export const infinitetalk = defineLibrary({
  id: 'infinitetalk',
  prettyLabel: 'InfiniteTalk',
  repoName: 'InfiniteTalk',
  repoUrl: 'https://github.com/MeiGen-AI/InfiniteTalk',
  countDownloads: 'path_extension:"safetensors"',
  addedAfter: '4.0.5',
});
export const liveportrait = defineLibrary({
  id: 'liveportrait',
  prettyLabel: 'LivePortrait',
  repoName: 'LivePortrait',
  repoUrl: 'https://github.com/KwaiVGI/LivePortrait',
  countDownloads: 'path:"liveportrait/landmark.onnx"',
});
export const longcatVideoAvatar15 = defineLibrary({
  id: 'longcat-video-avatar-1.5',
  prettyLabel: 'LongCat-Video-Avatar 1.5',
  repoName: 'LongCat-Video-Avatar 1.5',
  repoUrl: 'https://github.com/meituan-longcat/LongCat-Video',
  addedAfter: '4.0.5',
});
export const magi1 = defineLibrary({
  id: 'magi-1',
  prettyLabel: 'MAGI-1',
  repoName: 'MAGI-1',
  repoUrl: 'https://github.com/SandAI-org/MAGI-1',
  countDownloads: 'path:"ckpt/vae/config.json"',
});
export const minimaxH3 = defineLibrary({
  id: 'minimax-h3',
  prettyLabel: 'MiniMax H3',
  repoName: 'MiniMax-H3',
  repoUrl: 'https://github.com/MiniMax-AI/MiniMax-H3',
  docsUrl: 'https://huggingface.co/MiniMaxAI/MiniMax-H3',
  countDownloads:
    'path_extension:"safetensors" OR path_filename:"model_index" OR path_filename:"config" OR path:"modular_model_index.json"',
  addedAfter: '4.0.5',
});
export const mtvcraft = defineLibrary({
  id: 'mtvcraft',
  prettyLabel: 'MTVCraft',
  repoName: 'MTVCraft',
  repoUrl: 'https://github.com/baaivision/MTVCraft',
  countDownloads: 'path:"vae/3d-vae.pt"',
  addedAfter: '4.0.5',
});
export const openSora = defineLibrary({
  id: 'open-sora',
  prettyLabel: 'Open-Sora',
  repoName: 'Open-Sora',
  repoUrl: 'https://github.com/hpcaitech/Open-Sora',
  countDownloads: 'path:"Open_Sora_v2.safetensors"',
});
export const scail2 = defineLibrary({
  id: 'scail-2',
  prettyLabel: 'SCAIL-2',
  repoName: 'SCAIL-2',
  repoUrl: 'https://github.com/zai-org/SCAIL-2',
  countDownloads: 'path:"model/1/fsdp2_rank_0000_checkpoint.pt"',
  addedAfter: '4.0.5',
});
export const seedvr = defineLibrary({
  id: 'seedvr',
  prettyLabel: 'SeedVR',
  repoName: 'SeedVR',
  repoUrl: 'https://github.com/ByteDance-Seed/SeedVR',
  countDownloads: 'path_extension:"pth"',
});
export const selfForcing = defineLibrary({
  id: 'self-forcing',
  prettyLabel: 'SelfForcing',
  repoName: 'SelfForcing',
  repoUrl: 'https://github.com/guandeh17/Self-Forcing',
  countDownloads: 'path_extension:"pt"',
  addedAfter: '4.0.5',
});
export const videoxFun = defineLibrary({
  id: 'videox_fun',
  prettyLabel: 'VideoX Fun',
  repoName: 'VideoX Fun',
  repoUrl: 'https://github.com/aigc-apps/VideoX-Fun',
  countDownloads: 'path_extension:"safetensors"',
  addedAfter: '4.0.5',
});
export const wan22 = defineLibrary({
  id: 'wan2.2',
  prettyLabel: 'Wan2.2',
  repoName: 'Wan2.2',
  repoUrl: 'https://github.com/Wan-Video/Wan2.2',
  countDownloads: 'path_filename:"config" AND path_extension:"json"',
  addedAfter: '4.0.5',
});
