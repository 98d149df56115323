/** Figures of a device that runs models. They serve for estimates: makers state them for their best case. */
export interface HardwareSpec {
  /**
   * Theoretical peak for 16-bit floats on GPUs (32-bit where there is no faster 16-bit), 32-bit on processors. Unit: TFLOPS.
   * Without the tensor cores of NVIDIA, except for B200, B300, H20 and T4; with the matrix cores of AMD Instinct from MI100 on.
   */
  readonly tflops: number;
  /** Sizes that the device is sold with. Unit: GB. Absent where the memory is that of the computer. */
  readonly memory?: readonly number[];
  /** Approximate price at launch, of the largest size. Unit: USD. */
  readonly msrp: number;
  /** Approximate highest sustained power. Unit: W. */
  readonly power: number;
  /** Year in which the device was first sold. */
  readonly releaseYear: number;
  /** Address of the page that lists memory and speed, or cores and clocks. Every device of `SKUS` has one. It is where to look: not every figure was read there. */
  readonly source?: string;
  /** Further names, such as that of a computer with the device. */
  readonly aliases?: readonly string[];
}

/** Figures with the address of a page that lists them. */
export type Sourced<Spec extends HardwareSpec> = Spec & { readonly source: string };

/** Adds the address of the page that lists the figures of these devices. */
export function withSource<Specs extends Readonly<Record<string, HardwareSpec>>>(
  source: string,
  devices: Specs,
): { readonly [Name in keyof Specs]: Sourced<Specs[Name]> } {
  const entries = Object.entries(devices).map(([name, specification]) => [name, { ...specification, source }]);
  // The names are those of `devices`, which `fromEntries` does not keep in its type.
  return Object.fromEntries(entries) as { readonly [Name in keyof Specs]: Sourced<Specs[Name]> };
}

/** A GPU of NVIDIA. */
export interface NvidiaHardwareSpec extends HardwareSpec {
  /** CUDA compute capability, from NVIDIA's table (developer.nvidia.com/cuda/gpus, November 2026). */
  readonly computeCapability: number;
}

/** A GPU of AMD. */
export interface AmdGpuHardwareSpec extends HardwareSpec {
  /** Target of its code in LLVM, such as `gfx1100`; llvm.org/docs/AMDGPUUsage.html lists them. */
  readonly gfxVersion: string;
}
