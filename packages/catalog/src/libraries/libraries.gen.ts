// Written by `npm run gen` from the files beside it. Do not edit.
import { libraryUiElements } from '../library-code/define-library.ts';
import { acestep } from '../libraries-without-code/audio.ts';
import { cosyvoice } from '../libraries-without-code/audio.ts';
import { f5Tts } from '../libraries-without-code/audio.ts';
import { glmTts } from '../libraries-without-code/audio.ts';
import { habibiTts } from '../libraries-without-code/audio.ts';
import { imstoucan } from '../libraries-without-code/audio.ts';
import { k2 } from '../libraries-without-code/audio.ts';
import { magentaRealtime } from '../libraries-without-code/audio.ts';
import { magentaRealtime2 } from '../libraries-without-code/audio.ts';
import { mect } from '../libraries-without-code/audio.ts';
import { miniOmni2 } from '../libraries-without-code/audio.ts';
import { montrealForcedAligner } from '../libraries-without-code/audio.ts';
import { piper } from '../libraries-without-code/audio.ts';
import { reverb } from '../libraries-without-code/audio.ts';
import { soloaudio } from '../libraries-without-code/audio.ts';
import { songbloom } from '../libraries-without-code/audio.ts';
import { ssrSpeech } from '../libraries-without-code/audio.ts';
import { stableAudio3 } from '../libraries-without-code/audio.ts';
import { tencentSongGeneration } from '../libraries-without-code/audio.ts';
import { tunejury } from '../libraries-without-code/audio.ts';
import { cloudAgents } from '../libraries-without-code/general.ts';
import { encoderfile } from '../libraries-without-code/general.ts';
import { fastprint } from '../libraries-without-code/general.ts';
import { gemmaCpp } from '../libraries-without-code/general.ts';
import { kerasformers } from '../libraries-without-code/general.ts';
import { laya } from '../libraries-without-code/general.ts';
import { litert } from '../libraries-without-code/general.ts';
import { mindspore } from '../libraries-without-code/general.ts';
import { mlcLlm } from '../libraries-without-code/general.ts';
import { ninfer } from '../libraries-without-code/general.ts';
import { rkllm } from '../libraries-without-code/general.ts';
import { tensorrt } from '../libraries-without-code/general.ts';
import { vqweb } from '../libraries-without-code/general.ts';
import { bagelMot } from '../libraries-without-code/images.ts';
import { bboxmaskpose } from '../libraries-without-code/images.ts';
import { bigVision } from '../libraries-without-code/images.ts';
import { birder } from '../libraries-without-code/images.ts';
import { clipscope } from '../libraries-without-code/images.ts';
import { colpali } from '../libraries-without-code/images.ts';
import { deepforest } from '../libraries-without-code/images.ts';
import { diffree } from '../libraries-without-code/images.ts';
import { diffusionSingleFile } from '../libraries-without-code/images.ts';
import { doctr } from '../libraries-without-code/images.ts';
import { eupe } from '../libraries-without-code/images.ts';
import { glyphByt5 } from '../libraries-without-code/images.ts';
import { hunyuanDit } from '../libraries-without-code/images.ts';
import { imageMatchingModels } from '../libraries-without-code/images.ts';
import { infiniteYou } from '../libraries-without-code/images.ts';
import { lightglue } from '../libraries-without-code/images.ts';
import { mflux } from '../libraries-without-code/images.ts';
import { monkeyocr } from '../libraries-without-code/images.ts';
import { pyFeat } from '../libraries-without-code/images.ts';
import { refiners } from '../libraries-without-code/images.ts';
import { sapiens } from '../libraries-without-code/images.ts';
import { sapiens2 } from '../libraries-without-code/images.ts';
import { ticClip } from '../libraries-without-code/images.ts';
import { torchgeo } from '../libraries-without-code/images.ts';
import { vismatch } from '../libraries-without-code/images.ts';
import { yolov26 } from '../libraries-without-code/images.ts';
import { bionemo } from '../libraries-without-code/science.ts';
import { boltzgen } from '../libraries-without-code/science.ts';
import { cancertathomev2 } from '../libraries-without-code/science.ts';
import { chaossim } from '../libraries-without-code/science.ts';
import { chexmix } from '../libraries-without-code/science.ts';
import { clara } from '../libraries-without-code/science.ts';
import { dockingAtHome } from '../libraries-without-code/science.ts';
import { fme } from '../libraries-without-code/science.ts';
import { intellifold } from '../libraries-without-code/science.ts';
import { isingDecoding } from '../libraries-without-code/science.ts';
import { kronos } from '../libraries-without-code/science.ts';
import { manas1 } from '../libraries-without-code/science.ts';
import { medvae } from '../libraries-without-code/science.ts';
import { merlin } from '../libraries-without-code/science.ts';
import { nvMedtech } from '../libraries-without-code/science.ts';
import { quantumpeer } from '../libraries-without-code/science.ts';
import { skala } from '../libraries-without-code/science.ts';
import { uni3dar } from '../libraries-without-code/science.ts';
import { causilo } from '../libraries-without-code/tables-and-series.ts';
import { ccpfn } from '../libraries-without-code/tables-and-series.ts';
import { synthefyMigas } from '../libraries-without-code/tables-and-series.ts';
import { tabpfn } from '../libraries-without-code/tables-and-series.ts';
import { timeeTs } from '../libraries-without-code/tables-and-series.ts';
import { timesfm } from '../libraries-without-code/tables-and-series.ts';
import { tirex } from '../libraries-without-code/tables-and-series.ts';
import { tirex2 } from '../libraries-without-code/tables-and-series.ts';
import { aviationNer } from '../libraries-without-code/text.ts';
import { comet } from '../libraries-without-code/text.ts';
import { diffInterpretationTuning } from '../libraries-without-code/text.ts';
import { elm } from '../libraries-without-code/text.ts';
import { gliformer } from '../libraries-without-code/text.ts';
import { graniteLibrary } from '../libraries-without-code/text.ts';
import { grok } from '../libraries-without-code/text.ts';
import { mitie } from '../libraries-without-code/text.ts';
import { openpeerllm } from '../libraries-without-code/text.ts';
import { recurrentgemma } from '../libraries-without-code/text.ts';
import { rwkv } from '../libraries-without-code/text.ts';
import { shadow } from '../libraries-without-code/text.ts';
import { champ } from '../libraries-without-code/video.ts';
import { cotracker } from '../libraries-without-code/video.ts';
import { genmo } from '../libraries-without-code/video.ts';
import { hallo } from '../libraries-without-code/video.ts';
import { infinitetalk } from '../libraries-without-code/video.ts';
import { liveportrait } from '../libraries-without-code/video.ts';
import { longcatVideoAvatar15 } from '../libraries-without-code/video.ts';
import { magi1 } from '../libraries-without-code/video.ts';
import { minimaxH3 } from '../libraries-without-code/video.ts';
import { mtvcraft } from '../libraries-without-code/video.ts';
import { openSora } from '../libraries-without-code/video.ts';
import { scail2 } from '../libraries-without-code/video.ts';
import { seedvr } from '../libraries-without-code/video.ts';
import { selfForcing } from '../libraries-without-code/video.ts';
import { videoxFun } from '../libraries-without-code/video.ts';
import { wan22 } from '../libraries-without-code/video.ts';
import { cosmos } from '../libraries-without-code/worlds-and-robots.ts';
import { fixer } from '../libraries-without-code/worlds-and-robots.ts';
import { geometryCrafter } from '../libraries-without-code/worlds-and-robots.ts';
import { hermes } from '../libraries-without-code/worlds-and-robots.ts';
import { holomotion } from '../libraries-without-code/worlds-and-robots.ts';
import { hunyuan3d2 } from '../libraries-without-code/worlds-and-robots.ts';
import { hunyuanworldVoyager } from '../libraries-without-code/worlds-and-robots.ts';
import { hyWorld2 } from '../libraries-without-code/worlds-and-robots.ts';
import { hyWorldplay } from '../libraries-without-code/worlds-and-robots.ts';
import { lagernvs } from '../libraries-without-code/worlds-and-robots.ts';
import { lyra20 } from '../libraries-without-code/worlds-and-robots.ts';
import { microduck } from '../libraries-without-code/worlds-and-robots.ts';
import { mlSharp } from '../libraries-without-code/worlds-and-robots.ts';
import { openOasis } from '../libraries-without-code/worlds-and-robots.ts';
import { roboOrchardLab } from '../libraries-without-code/worlds-and-robots.ts';
import { same } from '../libraries-without-code/worlds-and-robots.ts';
import { trellis } from '../libraries-without-code/worlds-and-robots.ts';
import { trellis2 } from '../libraries-without-code/worlds-and-robots.ts';
import { wham } from '../libraries-without-code/worlds-and-robots.ts';
import { _3dtopiaXl } from './3dtopia-xl.ts';
import { PaddleOCR } from './PaddleOCR.ts';
import { adapterTransformers } from './adapter-transformers.ts';
import { allennlp } from './allennlp.ts';
import { aneforge } from './aneforge.ts';
import { anemoi } from './anemoi.ts';
import { araclip } from './araclip.ts';
import { asteroid } from './asteroid.ts';
import { audiocraft } from './audiocraft.ts';
import { audioseal } from './audioseal.ts';
import { ben2 } from './ben2.ts';
import { bertopic } from './bertopic.ts';
import { birefnet } from './birefnet.ts';
import { bm25s } from './bm25s.ts';
import { cartesiaMlx } from './cartesia_mlx.ts';
import { cartesiaPytorch } from './cartesia_pytorch.ts';
import { chatTts } from './chat_tts.ts';
import { chatterbox } from './chatterbox.ts';
import { chronosForecasting } from './chronos-forecasting.ts';
import { colipri } from './colipri.ts';
import { collectorvision } from './collectorvision.ts';
import { cortiq } from './cortiq.ts';
import { cxrFoundation } from './cxr-foundation.ts';
import { depthAnythingV2 } from './depth-anything-v2.ts';
import { depthPro } from './depth-pro.ts';
import { dermFoundation } from './derm-foundation.ts';
import { describeAnything } from './describe-anything.ts';
import { diaTts } from './dia-tts.ts';
import { dia2 } from './dia2.ts';
import { diffusers } from './diffusers.ts';
import { diffusionkit } from './diffusionkit.ts';
import { edsnlp } from './edsnlp.ts';
import { espnet } from './espnet.ts';
import { fairseq } from './fairseq.ts';
import { fastai } from './fastai.ts';
import { fasttext } from './fasttext.ts';
import { flair } from './flair.ts';
import { flexray } from './flexray.ts';
import { flextab } from './flextab.ts';
import { gaussianformer } from './gaussianformer.ts';
import { gliner } from './gliner.ts';
import { gliner2 } from './gliner2.ts';
import { hezar } from './hezar.ts';
import { htrflow } from './htrflow.ts';
import { indexTts } from './index-tts.ts';
import { jevStyle } from './jev-style.ts';
import { kerasHub } from './keras-hub.ts';
import { keras } from './keras.ts';
import { kernels } from './kernels.ts';
import { kimiAudio } from './kimi-audio.ts';
import { kittentts } from './kittentts.ts';
import { lerobot } from './lerobot.ts';
import { lightningIr } from './lightning-ir.ts';
import { litertLm } from './litert-lm.ts';
import { llamaCppPython } from './llama-cpp-python.ts';
import { ltx } from './ltx.ts';
import { lvface } from './lvface.ts';
import { mambaSsm } from './mamba-ssm.ts';
import { mars5Tts } from './mars5-tts.ts';
import { matanyone } from './matanyone.ts';
import { memra } from './memra.ts';
import { meshAnything } from './mesh-anything.ts';
import { mlAgents } from './ml-agents.ts';
import { mlxImage } from './mlx-image.ts';
import { mlx } from './mlx.ts';
import { mobilint } from './mobilint.ts';
import { model2vec } from './model2vec.ts';
import { moshi } from './moshi.ts';
import { multimolecule } from './multimolecule.ts';
import { nemo } from './nemo.ts';
import { nobg } from './nobg.ts';
import { openClip } from './open_clip.ts';
import { openasr } from './openasr.ts';
import { opendde } from './opendde.ts';
import { outetts } from './outetts.ts';
import { paddlenlp } from './paddlenlp.ts';
import { peft } from './peft.ts';
import { perceptionEncoder } from './perception-encoder.ts';
import { phantomWan } from './phantom-wan.ts';
import { pocketTts } from './pocket-tts.ts';
import { prunaAi } from './pruna-ai.ts';
import { pxia } from './pxia.ts';
import { pyannoteAudio } from './pyannote-audio.ts';
import { pythae } from './pythae.ts';
import { qwen3Tts } from './qwen3_tts.ts';
import { relik } from './relik.ts';
import { renderformer } from './renderformer.ts';
import { routeePowertrain } from './routee-powertrain.ts';
import { saelens } from './saelens.ts';
import { sam3dBody } from './sam-3d-body.ts';
import { sam3dObjects } from './sam-3d-objects.ts';
import { sam2 } from './sam2.ts';
import { sampleFactory } from './sample-factory.ts';
import { sana } from './sana.ts';
import { sapRpt1Oss } from './sap-rpt-1-oss.ts';
import { seedStory } from './seed-story.ts';
import { sentenceTransformers } from './sentence-transformers.ts';
import { setfit } from './setfit.ts';
import { sklearn } from './sklearn.ts';
import { spacy } from './spacy.ts';
import { spanMarker } from './span-marker.ts';
import { speechbrain } from './speechbrain.ts';
import { stableAudioTools } from './stable-audio-tools.ts';
import { stableBaselines3 } from './stable-baselines3.ts';
import { stanza } from './stanza.ts';
import { supertonic } from './supertonic.ts';
import { swarmformer } from './swarmformer.ts';
import { tensorflowtts } from './tensorflowtts.ts';
import { terratorch } from './terratorch.ts';
import { tfKeras } from './tf-keras.ts';
import { timm } from './timm.ts';
import { transformersJs } from './transformers.js.ts';
import { transformers } from './transformers.ts';
import { ultralytics } from './ultralytics.ts';
import { unitySentis } from './unity-sentis.ts';
import { univa } from './univa.ts';
import { vfiMamba } from './vfi-mamba.ts';
import { vibevoice } from './vibevoice.ts';
import { videoprism } from './videoprism.ts';
import { voicecraft } from './voicecraft.ts';
import { voxcpm } from './voxcpm.ts';
import { vui } from './vui.ts';
import { whisperkit } from './whisperkit.ts';
import { yolov10 } from './yolov10.ts';
import { zeromodels } from './zeromodels.ts';
import { zonos } from './zonos.ts';

/** Every library as it is defined. */
export const LIBRARIES = {
  '3dtopia-xl': _3dtopiaXl,
  PaddleOCR,
  acestep,
  'adapter-transformers': adapterTransformers,
  allennlp,
  aneforge,
  anemoi,
  araclip,
  asteroid,
  audiocraft,
  audioseal,
  'aviation-ner': aviationNer,
  'bagel-mot': bagelMot,
  bboxmaskpose,
  ben2,
  bertopic,
  big_vision: bigVision,
  bionemo,
  birder,
  birefnet,
  bm25s,
  boltzgen,
  cancertathomev2,
  cartesia_mlx: cartesiaMlx,
  cartesia_pytorch: cartesiaPytorch,
  causilo,
  ccpfn,
  champ,
  chaossim,
  chat_tts: chatTts,
  chatterbox,
  chexmix,
  'chronos-forecasting': chronosForecasting,
  clara,
  clipscope,
  'cloud-agents': cloudAgents,
  colipri,
  collectorvision,
  colpali,
  comet,
  cortiq,
  cosmos,
  cosyvoice,
  cotracker,
  'cxr-foundation': cxrFoundation,
  deepforest,
  'depth-anything-v2': depthAnythingV2,
  'depth-pro': depthPro,
  'derm-foundation': dermFoundation,
  'describe-anything': describeAnything,
  'dia-tts': diaTts,
  dia2,
  'diff-interpretation-tuning': diffInterpretationTuning,
  diffree,
  diffusers,
  'diffusion-single-file': diffusionSingleFile,
  diffusionkit,
  'docking-at-home': dockingAtHome,
  doctr,
  edsnlp,
  elm,
  encoderfile,
  espnet,
  eupe,
  'f5-tts': f5Tts,
  fairseq,
  fastai,
  fastprint,
  fasttext,
  fixer,
  flair,
  flexray,
  flextab,
  fme,
  gaussianformer,
  'gemma.cpp': gemmaCpp,
  genmo,
  'geometry-crafter': geometryCrafter,
  gliformer,
  gliner,
  gliner2,
  'glm-tts': glmTts,
  'glyph-byt5': glyphByt5,
  'granite-library': graniteLibrary,
  grok,
  'habibi-tts': habibiTts,
  hallo,
  hermes,
  hezar,
  holomotion,
  htrflow,
  'hunyuan-dit': hunyuanDit,
  'hunyuan3d-2': hunyuan3d2,
  'hunyuanworld-voyager': hunyuanworldVoyager,
  'hy-world-2': hyWorld2,
  'hy-worldplay': hyWorldplay,
  'image-matching-models': imageMatchingModels,
  imstoucan,
  'index-tts': indexTts,
  'infinite-you': infiniteYou,
  infinitetalk,
  intellifold,
  'ising-decoding': isingDecoding,
  'jev-style': jevStyle,
  k2,
  keras,
  'keras-hub': kerasHub,
  kerasformers,
  kernels,
  'kimi-audio': kimiAudio,
  kittentts,
  kronos,
  lagernvs,
  laya,
  lerobot,
  lightglue,
  'lightning-ir': lightningIr,
  litert,
  'litert-lm': litertLm,
  liveportrait,
  'llama-cpp-python': llamaCppPython,
  'longcat-video-avatar-1.5': longcatVideoAvatar15,
  ltx,
  lvface,
  'lyra-2.0': lyra20,
  'magenta-realtime': magentaRealtime,
  'magenta-realtime-2': magentaRealtime2,
  'magi-1': magi1,
  'mamba-ssm': mambaSsm,
  'manas-1': manas1,
  'mars5-tts': mars5Tts,
  matanyone,
  mect,
  medvae,
  memra,
  merlin,
  'mesh-anything': meshAnything,
  mflux,
  microduck,
  mindspore,
  'mini-omni2': miniOmni2,
  'minimax-h3': minimaxH3,
  mitie,
  'ml-agents': mlAgents,
  'ml-sharp': mlSharp,
  'mlc-llm': mlcLlm,
  mlx,
  'mlx-image': mlxImage,
  mobilint,
  model2vec,
  monkeyocr,
  'montreal-forced-aligner': montrealForcedAligner,
  moshi,
  mtvcraft,
  multimolecule,
  nemo,
  ninfer,
  nobg,
  'nv-medtech': nvMedtech,
  'open-oasis': openOasis,
  'open-sora': openSora,
  open_clip: openClip,
  openasr,
  opendde,
  openpeerllm,
  outetts,
  paddlenlp,
  peft,
  'perception-encoder': perceptionEncoder,
  'phantom-wan': phantomWan,
  piper,
  'pocket-tts': pocketTts,
  'pruna-ai': prunaAi,
  pxia,
  'py-feat': pyFeat,
  'pyannote-audio': pyannoteAudio,
  pythae,
  quantumpeer,
  qwen3_tts: qwen3Tts,
  recurrentgemma,
  refiners,
  relik,
  renderformer,
  reverb,
  rkllm,
  'robo-orchard-lab': roboOrchardLab,
  'routee-powertrain': routeePowertrain,
  rwkv,
  saelens,
  'sam-3d-body': sam3dBody,
  'sam-3d-objects': sam3dObjects,
  sam2,
  same,
  'sample-factory': sampleFactory,
  sana,
  'sap-rpt-1-oss': sapRpt1Oss,
  sapiens,
  sapiens2,
  'scail-2': scail2,
  'seed-story': seedStory,
  seedvr,
  'self-forcing': selfForcing,
  'sentence-transformers': sentenceTransformers,
  setfit,
  shadow,
  skala,
  sklearn,
  soloaudio,
  songbloom,
  spacy,
  'span-marker': spanMarker,
  speechbrain,
  'ssr-speech': ssrSpeech,
  'stable-audio-3': stableAudio3,
  'stable-audio-tools': stableAudioTools,
  'stable-baselines3': stableBaselines3,
  stanza,
  supertonic,
  swarmformer,
  'synthefy-migas': synthefyMigas,
  tabpfn,
  'tencent-song-generation': tencentSongGeneration,
  tensorflowtts,
  tensorrt,
  terratorch,
  'tf-keras': tfKeras,
  'tic-clip': ticClip,
  'timee-ts': timeeTs,
  timesfm,
  timm,
  tirex,
  'tirex-2': tirex2,
  torchgeo,
  transformers,
  'transformers.js': transformersJs,
  trellis,
  trellis2,
  tunejury,
  ultralytics,
  'uni-3dar': uni3dar,
  'unity-sentis': unitySentis,
  univa,
  'vfi-mamba': vfiMamba,
  vibevoice,
  videoprism,
  videox_fun: videoxFun,
  vismatch,
  voicecraft,
  voxcpm,
  vqweb,
  vui,
  'wan2.2': wan22,
  wham,
  whisperkit,
  yolov10,
  yolov26,
  zeromodels,
  zonos,
};

/** Every library as lists and model pages show it. */
export const MODEL_LIBRARIES_UI_ELEMENTS = libraryUiElements(LIBRARIES);
