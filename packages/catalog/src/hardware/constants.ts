/** Sizes of memory to choose from when a device is described. Unit: GB. */
export const DEFAULT_MEMORY_OPTIONS = [
  8, 16, 24, 32, 40, 48, 64, 80, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048,
] as const;

/** The CUDA compute capability of each architecture of NVIDIA. Source: NVIDIA's table of CUDA GPUs (developer.nvidia.com/cuda-gpus), 2026. */
export const NVIDIA_COMPUTE_CAPABILITIES = {
  BLACKWELL_GB10: '12.1',
  BLACKWELL_RTX: '12.0',
  BLACKWELL_THOR: '11.0',
  BLACKWELL_ULTRA: '10.3',
  BLACKWELL: '10.0',
  HOPPER: '9.0',
  ADA_LOVELACE: '8.9',
  ORIN: '8.7',
  AMPERE_RTX: '8.6',
  AMPERE: '8.0',
  TURING: '7.5',
  XAVIER: '7.2',
  VOLTA: '7.0',
  PASCAL_TEGRA: '6.2',
  PASCAL: '6.1',
  PASCAL_DATACENTER: '6.0',
  MAXWELL: '5.3',
} as const;

/** An architecture of NVIDIA GPUs whose compute capability is known. */
export type NvidiaArchitecture = keyof typeof NVIDIA_COMPUTE_CAPABILITIES;

/** Computation from which training a model has to be reported in the USA (Executive Order 14110, rescinded in 2025). Unit: TFLOP. */
export const TFLOPS_THRESHOLD_WHITE_HOUSE_MODEL_TRAINING_TOTAL = 1e14;

/** Reporting threshold of the White House for models trained mainly on biological sequences. Unit: TFLOP. */
export const TFLOPS_THRESHOLD_WHITE_HOUSE_MODEL_TRAINING_TOTAL_BIOLOGY = 1e11;

/** Capacity from which a computing cluster had to be reported by the same order. Unit: TFLOPS. */
export const TFLOPS_THRESHOLD_WHITE_HOUSE_CLUSTER = 1e8;

/** Computation from which the AI Act of the European Union presumes systemic risk (article 51). Unit: TFLOP. */
export const TFLOPS_THRESHOLD_EU_AI_ACT_MODEL_TRAINING_TOTAL = 1e13;
