/** Figures of a device that runs models. They serve for estimates: makers state them for their best case. */
export interface HardwareSpec {
  /** Theoretical peak for 16-bit floats on GPUs (32-bit where there is no faster 16-bit), 32-bit on processors. Unit: TFLOPS. */
  readonly tflops: number;
  /** Sizes that the device is sold with. Unit: GB. Absent where the memory is that of the computer. */
  readonly memory?: readonly number[];
  /** Approximate price at launch, of the largest size. Unit: USD. */
  readonly msrp: number;
  /** Approximate highest sustained power. Unit: W. */
  readonly power: number;
  /** Year in which the device was first sold. */
  readonly releaseYear: number;
  /** Further names, such as that of a computer with the device. */
  readonly aliases?: readonly string[];
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
