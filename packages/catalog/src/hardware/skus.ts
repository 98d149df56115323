import { AMD_CPUS, AMD_GPUS } from './amd.ts';
import { APPLE_SILICON } from './apple.ts';
import { INTEL_CPUS, INTEL_GPUS } from './intel.ts';
import { NVIDIA_GPUS } from './nvidia.ts';
import { QUALCOMM_GPUS } from './qualcomm.ts';

/**
 * Devices by type and maker, with the page of the maker that has their figures as `source`. They are those of @huggingface/tasks 0.21.54
 * (November 2026), corrected where the makers' tables differ: docs/upstream.md lists these.
 */
export const SKUS = {
  GPU: { NVIDIA: NVIDIA_GPUS, AMD: AMD_GPUS, INTEL: INTEL_GPUS, QUALCOMM: QUALCOMM_GPUS },
  CPU: { Intel: INTEL_CPUS, AMD: AMD_CPUS },
  'Apple Silicon': { '-': APPLE_SILICON },
} as const;

/** A type of device: `GPU`, `CPU` or `Apple Silicon`. */
export type SkuType = keyof typeof SKUS;
