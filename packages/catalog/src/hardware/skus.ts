import { AMD_CPUS, AMD_GPUS } from './amd.ts';
import { APPLE_SILICON } from './apple.ts';
import { INTEL_CPUS, INTEL_GPUS } from './intel.ts';
import { NVIDIA_GPUS } from './nvidia.ts';
import { QUALCOMM_GPUS } from './qualcomm.ts';

/**
 * Devices by type and maker, from @huggingface/tasks 0.21.54 (November 2026); `source` is a page where their figures can be read.
 * Compute capabilities were compared with NVIDIA's table, peak speeds of 87 GPUs with their cores and clocks. Prices,
 * power and years were not compared. docs/upstream.md lists all changes.
 */
export const SKUS = {
  GPU: { NVIDIA: NVIDIA_GPUS, AMD: AMD_GPUS, INTEL: INTEL_GPUS, QUALCOMM: QUALCOMM_GPUS },
  CPU: { Intel: INTEL_CPUS, AMD: AMD_CPUS },
  'Apple Silicon': { '-': APPLE_SILICON },
} as const;

/** A type of device: `GPU`, `CPU` or `Apple Silicon`. */
export type SkuType = keyof typeof SKUS;
