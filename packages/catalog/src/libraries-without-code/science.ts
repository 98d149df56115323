import { defineLibrary } from '../library-code/define-library.ts';

export const bionemo = defineLibrary({
  id: 'bionemo',
  prettyLabel: 'BioNeMo',
  repoName: 'BioNeMo',
  repoUrl: 'https://github.com/nvidia/BioNeMo',
  countDownloads: 'path_extension:"ckpt" OR path:"config.json"',
  addedAfter: '4.0.5',
});
export const boltzgen = defineLibrary({
  id: 'boltzgen',
  prettyLabel: 'BoltzGen',
  repoName: 'BoltzGen',
  repoUrl: 'https://github.com/HannesStark/boltzgen',
  countDownloads: 'path:"boltzgen1_diverse.ckpt"',
  addedAfter: '4.0.5',
});
export const cancertathomev2 = defineLibrary({
  id: 'cancertathomev2',
  prettyLabel: 'Cancer@HomeV2',
  repoName: 'Cancer@HomeV2',
  repoUrl: 'https://huggingface.co/OpenPeerAI/CancerAtHomeV2',
  countDownloads: 'path:"run.py"',
  addedAfter: '4.0.5',
});
export const chaossim = defineLibrary({
  id: 'chaossim',
  prettyLabel: 'ChaosSIM',
  repoName: 'ChaosSIM',
  repoUrl: 'https://huggingface.co/OpenPeerAI/ChaosSIM/',
  countDownloads: 'path:"ChaosSim.nb"',
  addedAfter: '4.0.5',
});
export const chexmix = defineLibrary({
  id: 'chexmix',
  prettyLabel: 'CheXmix',
  repoName: 'CheXmix',
  repoUrl: 'https://github.com/StanfordMIMI/CheXmix',
  countDownloads: 'path_extension:"safetensors"',
  addedAfter: '4.0.5',
});
export const clara = defineLibrary({
  id: 'clara',
  prettyLabel: 'Clara',
  repoName: 'Clara',
  repoUrl: 'https://github.com/nvidia/clara',
  countDownloads: 'path_extension:"ckpt" OR path:"config.json"',
  addedAfter: '4.0.5',
});
export const dockingAtHome = defineLibrary({
  id: 'docking-at-home',
  prettyLabel: 'Docking@Home',
  repoName: 'Docking@Home',
  repoUrl: 'https://huggingface.co/OpenPeerAI/DockingAtHOME',
  countDownloads: 'path:"setup.py"',
  addedAfter: '4.0.5',
});
export const fme = defineLibrary({
  id: 'fme',
  prettyLabel: 'Full Model Emulation',
  repoName: 'Full Model Emulation',
  repoUrl: 'https://github.com/ai2cm/ace',
  docsUrl: 'https://ai2-climate-emulator.readthedocs.io/en/latest/',
  countDownloads: 'path_extension:"tar"',
  addedAfter: '4.0.5',
});
export const intellifold = defineLibrary({
  id: 'intellifold',
  prettyLabel: 'IntelliFold',
  repoName: 'IntelliFold',
  repoUrl: 'https://github.com/IntelliGen-AI/IntelliFold',
  countDownloads: 'path_extension:"pt" OR path_extension:"zst"',
  addedAfter: '4.0.5',
});
export const isingDecoding = defineLibrary({
  id: 'ising-decoding',
  prettyLabel: 'Ising Decoding',
  repoName: 'Ising-Decoding',
  repoUrl: 'https://github.com/NVIDIA/Ising-Decoding',
  countDownloads: 'path_extension:"safetensors"',
  addedAfter: '4.0.5',
});
export const kronos = defineLibrary({
  id: 'kronos',
  prettyLabel: 'KRONOS',
  repoName: 'KRONOS',
  repoUrl: 'https://github.com/mahmoodlab/KRONOS',
  countDownloads: 'path_extension:"pt"',
  addedAfter: '4.0.5',
});
export const manas1 = defineLibrary({
  id: 'manas-1',
  prettyLabel: 'MANAS-1',
  repoName: 'MANAS-1',
  repoUrl: 'https://github.com/NeurodxAI/manas-1',
  countDownloads: 'path_extension:"pt"',
  addedAfter: '4.0.5',
});
export const medvae = defineLibrary({
  id: 'medvae',
  prettyLabel: 'MedVAE',
  repoName: 'MedVAE',
  repoUrl: 'https://github.com/StanfordMIMI/MedVAE',
  countDownloads: 'path_extension:"ckpt"',
});
export const merlin = defineLibrary({
  id: 'merlin',
  prettyLabel: 'Merlin',
  repoName: 'Merlin',
  repoUrl: 'https://github.com/StanfordMIMI/Merlin',
  countDownloads: 'path_extension:"pt"',
});
export const nvMedtech = defineLibrary({
  id: 'nv-medtech',
  prettyLabel: 'NV-MedTech',
  repoName: 'NV-MedTech',
  repoUrl: 'https://github.com/nvidia-medtech',
  countDownloads: 'path_extension:"pt" OR path_extension:"safetensors" OR path:"config.json"',
  addedAfter: '4.0.5',
});
export const quantumpeer = defineLibrary({
  id: 'quantumpeer',
  prettyLabel: 'QuantumPeer',
  repoName: 'QuantumPeer',
  repoUrl: 'https://github.com/OpenPeer-AI/QuantumPeer',
  countDownloads: 'path:"setup.py"',
  addedAfter: '4.0.5',
});
export const skala = defineLibrary({
  id: 'skala',
  prettyLabel: 'Skala',
  repoName: 'Skala',
  repoUrl: 'https://github.com/microsoft/skala',
  countDownloads: 'path_extension:"fun"',
  addedAfter: '4.0.5',
});
export const uni3dar = defineLibrary({
  id: 'uni-3dar',
  prettyLabel: 'Uni-3DAR',
  repoName: 'Uni-3DAR',
  repoUrl: 'https://github.com/dptech-corp/Uni-3DAR',
  docsUrl: 'https://github.com/dptech-corp/Uni-3DAR',
  countDownloads: 'path_extension:"pt"',
});
