/** Packages that page texts import and the tests do not install, by the reason. */
export const PAGE_REASONS = {
  'frameworks, whose wheels take gigabytes': ['jax', 'torch', 'torchaudio', 'torchvision'],
  'they run on Apple silicon only': ['mlx_vlm'],
  'modules of a repository that is cloned, or installed from there': [
    ...['depth_pro', 'hy3dgen', 'matanyone', 'sam2', 'trellis', 'videoprism'],
  ],
  'not among the packages that the tests install: most need a framework': [
    ...['asteroid', 'chatterbox', 'colpali_engine', 'diffusers', 'doctr', 'flair', 'gymnasium', 'huggingface_sb3'],
    ...['kittentts', 'llama_cpp', 'open_clip', 'pandas', 'pythae', 'soundfile', 'speechbrain', 'stable_baselines3'],
    ...['tabpfn', 'ultralytics'],
  ],
} satisfies Readonly<Record<string, readonly string[]>>;
