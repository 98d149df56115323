import { defineLibrary } from '../library-code/define-library.ts';

export const acestep = defineLibrary({
  id: 'acestep',
  prettyLabel: 'ACE-Step',
  repoName: 'ACE-Step',
  repoUrl: 'https://github.com/ace-step/ACE-Step',
  countDownloads: 'path:"ace_step_transformer/config.json"',
});
export const cosyvoice = defineLibrary({
  id: 'cosyvoice',
  prettyLabel: 'CosyVoice',
  repoName: 'CosyVoice',
  repoUrl: 'https://github.com/FunAudioLLM/CosyVoice',
  countDownloads: 'path_extension:"onnx" OR path_extension:"pt"',
});
export const f5Tts = defineLibrary({
  id: 'f5-tts',
  prettyLabel: 'F5-TTS',
  repoName: 'F5-TTS',
  repoUrl: 'https://github.com/SWivid/F5-TTS',
  countDownloads: 'path_extension:"safetensors" OR path_extension:"pt"',
});
export const glmTts = defineLibrary({
  id: 'glm-tts',
  prettyLabel: 'GLM-TTS',
  repoName: 'GLM-TTS',
  repoUrl: 'https://github.com/zai-org/GLM-TTS',
  countDownloads: 'path:"flow/flow.pt"',
  addedAfter: '4.0.5',
});
export const habibiTts = defineLibrary({
  id: 'habibi-tts',
  prettyLabel: 'Habibi-TTS',
  repoName: 'Habibi-TTS',
  repoUrl: 'https://github.com/SWivid/Habibi-TTS',
  countDownloads: 'path_extension:"safetensors"',
  addedAfter: '4.0.5',
});
export const imstoucan = defineLibrary({
  id: 'imstoucan',
  prettyLabel: 'IMS Toucan',
  repoName: 'IMS-Toucan',
  repoUrl: 'https://github.com/DigitalPhonetics/IMS-Toucan',
  countDownloads: 'path:"embedding_gan.pt" OR path:"Vocoder.pt" OR path:"ToucanTTS.pt"',
});
export const k2 = defineLibrary({
  id: 'k2',
  prettyLabel: 'K2',
  repoName: 'k2',
  repoUrl: 'https://github.com/k2-fsa/k2',
  hostedTasks: ['automatic-speech-recognition'],
});
export const magentaRealtime = defineLibrary({
  id: 'magenta-realtime',
  prettyLabel: 'Magenta RT',
  repoName: 'Magenta RT',
  repoUrl: 'https://github.com/magenta/magenta-realtime',
  countDownloads:
    'path:"checkpoints/llm_base_x4286_c1860k.tar" OR path:"checkpoints/llm_large_x3047_c1860k.tar" OR path:"checkpoints/llm_large_x3047_c1860k/checkpoint"',
  addedAfter: '4.0.5',
});
export const magentaRealtime2 = defineLibrary({
  id: 'magenta-realtime-2',
  prettyLabel: 'Magenta RT 2',
  repoName: 'Magenta RT 2',
  repoUrl: 'https://github.com/magenta/magenta-realtime',
  countDownloads:
    'path:"models/mrt2_base/mrt2_base.mlxfn" OR path:"models/mrt2_small/mrt2_small.mlxfn" OR path:"checkpoints/mrt2_base.safetensors" OR path:"checkpoints/mrt2_small.safetensors"',
  addedAfter: '4.0.5',
});
export const mect = defineLibrary({
  id: 'mect',
  prettyLabel: 'MECT',
  repoName: 'AntSpeaker',
  repoUrl: 'https://github.com/ant-research/AntSpeaker',
  countDownloads: 'path_extension:"pt"',
  addedAfter: '4.0.5',
});
export const miniOmni2 = defineLibrary({
  id: 'mini-omni2',
  prettyLabel: 'Mini-Omni2',
  repoName: 'Mini-Omni2',
  repoUrl: 'https://github.com/gpt-omni/mini-omni2',
  countDownloads: 'path:"model_config.yaml"',
});
export const montrealForcedAligner = defineLibrary({
  id: 'montreal-forced-aligner',
  prettyLabel: 'Montreal Forced Aligner',
  repoName: 'Montreal Forced Aligner',
  repoUrl: 'https://github.com/MontrealCorpusTools/Montreal-Forced-Aligner',
  docsUrl: 'https://montreal-forced-aligner.readthedocs.io',
  countDownloads: 'path:"acoustic/final.mdl" OR path_extension:"zip"',
  addedAfter: '4.0.5',
});
export const piper = defineLibrary({
  id: 'piper',
  prettyLabel: 'Piper',
  repoName: 'Piper',
  repoUrl: 'https://github.com/OHF-Voice/piper1-gpl',
  countDownloads: 'path_extension:"onnx" OR path_extension:"ckpt"',
  addedAfter: '4.0.5',
});
export const reverb = defineLibrary({
  id: 'reverb',
  prettyLabel: 'Reverb',
  repoName: 'Reverb',
  repoUrl: 'https://github.com/revdotcom/reverb',
});
export const soloaudio = defineLibrary({
  id: 'soloaudio',
  prettyLabel: 'SoloAudio',
  repoName: 'SoloAudio',
  repoUrl: 'https://github.com/WangHelin1997/SoloAudio',
  countDownloads: 'path:"soloaudio_v2.pt"',
});
export const songbloom = defineLibrary({
  id: 'songbloom',
  prettyLabel: 'SongBloom',
  repoName: 'SongBloom',
  repoUrl: 'https://github.com/Cypress-Yang/SongBloom',
  countDownloads: 'path_extension:"pt"',
  addedAfter: '4.0.5',
});
export const ssrSpeech = defineLibrary({
  id: 'ssr-speech',
  prettyLabel: 'SSR-Speech',
  repoName: 'SSR-Speech',
  repoUrl: 'https://github.com/WangHelin1997/SSR-Speech',
  countDownloads: 'path_extension:"pth"',
});
export const stableAudio3 = defineLibrary({
  id: 'stable-audio-3',
  prettyLabel: 'Stable Audio 3',
  repoName: 'stable-audio-3',
  repoUrl: 'https://github.com/Stability-AI/stable-audio-3',
  countDownloads: 'path:"model_config.json"',
  addedAfter: '4.0.5',
});
export const tencentSongGeneration = defineLibrary({
  id: 'tencent-song-generation',
  prettyLabel: 'SongGeneration',
  repoName: 'SongGeneration',
  repoUrl: 'https://github.com/tencent-ailab/songgeneration',
  countDownloads: 'path:"ckpt/songgeneration_base/model.pt"',
  addedAfter: '4.0.5',
});
export const tunejury = defineLibrary({
  id: 'tunejury',
  prettyLabel: 'TuneJury',
  repoName: 'TuneJury',
  repoUrl: 'https://github.com/yonghyunk1m/TuneJury',
  countDownloads: 'path_extension:"pt"',
  addedAfter: '4.0.5',
});
