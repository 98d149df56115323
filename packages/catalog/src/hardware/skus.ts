import { AMD_CPUS, AMD_GPUS } from './amd.ts';
import { APPLE_SILICON } from './apple.ts';
import { INTEL_CPUS, INTEL_GPUS } from './intel.ts';
import { NVIDIA_GPUS } from './nvidia.ts';
import { QUALCOMM_GPUS } from './qualcomm.ts';

/**
 * Devices by type and maker. Figures as @huggingface/tasks 0.21.54 lists them (November 2026), except for the compute capability of
 * the B300; `HARDWARE_SOURCES` has where they come from.
 */
export const SKUS = {
  GPU: { NVIDIA: NVIDIA_GPUS, AMD: AMD_GPUS, INTEL: INTEL_GPUS, QUALCOMM: QUALCOMM_GPUS },
  CPU: { Intel: INTEL_CPUS, AMD: AMD_CPUS },
  'Apple Silicon': { '-': APPLE_SILICON },
} as const;

/** A type of device: `GPU`, `CPU` or `Apple Silicon`. */
export type SkuType = keyof typeof SKUS;

/** Pages that list figures of devices, by maker: the maker's own first, then databases of peaks. */
export const HARDWARE_SOURCES = {
  NVIDIA: ['https://developer.nvidia.com/cuda/gpus', 'https://www.techpowerup.com/gpu-specs/'],
  AMD: [
    'https://rocm.docs.amd.com/en/latest/reference/gpu-arch-specs.html',
    'https://www.amd.com/en/products/specifications.html',
    'https://www.techpowerup.com/gpu-specs/',
  ],
  Intel: ['https://www.intel.com/content/www/us/en/ark.html', 'https://www.techpowerup.com/gpu-specs/'],
  Qualcomm: ['https://www.qualcomm.com/products/mobile/snapdragon/laptops-and-tablets'],
  Apple: ['https://support.apple.com/specs', 'https://www.cpu-monkey.com/en/igpu-list'],
} as const;
