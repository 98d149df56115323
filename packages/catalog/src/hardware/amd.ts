import { type AmdGpuHardwareSpec, type HardwareSpec, type Sourced, withSource } from './specification.ts';

const INSTINCT = 'https://www.amd.com/en/products/accelerators/instinct.html';
const GRAPHICS = 'https://www.amd.com/en/products/specifications/graphics.html';
const PROCESSORS = 'https://www.amd.com/en/products/specifications/processors.html';

/** Sizes of memory that a processor with graphics shares with them. Unit: GB. */
const SHARED_MEMORY = [16, 24, 32, 48, 64, 96] as const;

/** GPUs of AMD. */
export const AMD_GPUS: Readonly<Record<string, Sourced<AmdGpuHardwareSpec>>> = {
  .../* @__PURE__ */ withSource(INSTINCT, {
    MI300: { tflops: 1307.4, memory: [192], gfxVersion: 'gfx942', msrp: 15000, power: 750, releaseYear: 2023 },
    MI250: { tflops: 362.1, memory: [128], gfxVersion: 'gfx90a', msrp: 10000, power: 560, releaseYear: 2021 },
    MI210: { tflops: 181, memory: [64], gfxVersion: 'gfx90a', msrp: 8000, power: 300, releaseYear: 2022 },
    MI100: { tflops: 184.6, memory: [32], gfxVersion: 'gfx908', msrp: 6400, power: 300, releaseYear: 2020 },
    MI60: { tflops: 29.5, memory: [32], gfxVersion: 'gfx906', msrp: 3000, power: 300, releaseYear: 2018 },
    MI50: { tflops: 26.5, memory: [16, 32], gfxVersion: 'gfx906', msrp: 1800, power: 300, releaseYear: 2018 },
  }),
  .../* @__PURE__ */ withSource(GRAPHICS, {
    'R9700 PRO': { tflops: 95.7, memory: [32], gfxVersion: 'gfx1201', msrp: 1250, power: 300, releaseYear: 2025 },
    'RX 9070 XT': { tflops: 97.32, memory: [16], gfxVersion: 'gfx1201', msrp: 600, power: 304, releaseYear: 2025 },
    'RX 9070': { tflops: 72.25, memory: [16], gfxVersion: 'gfx1201', msrp: 550, power: 220, releaseYear: 2025 },
    'RX 9060 XT': { tflops: 51.28, memory: [8, 16], gfxVersion: 'gfx1200', msrp: 350, power: 160, releaseYear: 2025 },
    'PRO W7900': { tflops: 122.6, memory: [48], gfxVersion: 'gfx1100', msrp: 4000, power: 295, releaseYear: 2023 },
    'PRO W7800': { tflops: 90.5, memory: [32, 48], gfxVersion: 'gfx1100', msrp: 2500, power: 260, releaseYear: 2023 },
    'RX 7900 XTX': { tflops: 122.8, memory: [24], gfxVersion: 'gfx1100', msrp: 1000, power: 355, releaseYear: 2022 },
    'RX 7900 XT': { tflops: 103, memory: [20], gfxVersion: 'gfx1100', msrp: 900, power: 315, releaseYear: 2022 },
    'RX 7900 GRE': { tflops: 91.96, memory: [16], gfxVersion: 'gfx1100', msrp: 550, power: 260, releaseYear: 2023 },
    'RX 7800 XT': { tflops: 74.65, memory: [16], gfxVersion: 'gfx1101', msrp: 500, power: 263, releaseYear: 2023 },
    'RX 7700 XT': { tflops: 70.34, memory: [12], gfxVersion: 'gfx1101', msrp: 450, power: 245, releaseYear: 2023 },
    'RX 7600 XT': { tflops: 45.14, memory: [16], gfxVersion: 'gfx1102', msrp: 350, power: 190, releaseYear: 2024 },
    'RX 6950 XT': { tflops: 47.31, memory: [16], gfxVersion: 'gfx1030', msrp: 1100, power: 335, releaseYear: 2022 },
    'RX 6800': { tflops: 32.33, memory: [16], gfxVersion: 'gfx1030', msrp: 600, power: 250, releaseYear: 2020 },
    'RX 6700 XT': { tflops: 26.43, memory: [12], gfxVersion: 'gfx1031', msrp: 500, power: 230, releaseYear: 2021 },
    'RX 6700': { tflops: 22.58, memory: [10], gfxVersion: 'gfx1031', msrp: 329, power: 175, releaseYear: 2022 },
    'RX 6650 XT': { tflops: 21.59, memory: [8], gfxVersion: 'gfx1032', msrp: 400, power: 180, releaseYear: 2022 },
    'RX 6600 XT': { tflops: 21.21, memory: [8], gfxVersion: 'gfx1032', msrp: 400, power: 160, releaseYear: 2021 },
    'RX 6600': { tflops: 17.86, memory: [8], gfxVersion: 'gfx1032', msrp: 350, power: 132, releaseYear: 2021 },
    'RX 5700 XT': { tflops: 19.51, memory: [8], gfxVersion: 'gfx1010', msrp: 399, power: 225, releaseYear: 2019 },
    'RX 5700': { tflops: 15.9, memory: [8], gfxVersion: 'gfx1010', msrp: 349, power: 180, releaseYear: 2019 },
    'RX 5600 XT': { tflops: 14.38, memory: [6], gfxVersion: 'gfx1010', msrp: 279, power: 150, releaseYear: 2020 },
    'RX 5500 XT': { tflops: 10.39, memory: [4, 8], gfxVersion: 'gfx1012', msrp: 200, power: 130, releaseYear: 2019 },
    'Radeon Pro V620': { tflops: 40.55, memory: [32], gfxVersion: 'gfx1030', msrp: 3000, power: 300, releaseYear: 2021 },
    'Radeon Pro VII': { tflops: 26.11, memory: [16], gfxVersion: 'gfx906', msrp: 1900, power: 250, releaseYear: 2020 },
  }),
  .../* @__PURE__ */ withSource(PROCESSORS, {
    'Radeon 610M': { tflops: 0.97, memory: SHARED_MEMORY, gfxVersion: 'gfx1037', msrp: 300, power: 15, releaseYear: 2022 },
    'Radeon 680M': { tflops: 6.76, memory: SHARED_MEMORY, gfxVersion: 'gfx1035', msrp: 120, power: 50, releaseYear: 2022 },
    'Radeon 740M': { tflops: 5.12, memory: SHARED_MEMORY, gfxVersion: 'gfx1103', msrp: 179, power: 15, releaseYear: 2023 },
    'Radeon 760M': { tflops: 10.65, memory: SHARED_MEMORY, gfxVersion: 'gfx1103', msrp: 229, power: 15, releaseYear: 2023 },
    'Radeon 780M': { tflops: 16.59, memory: SHARED_MEMORY, gfxVersion: 'gfx1103', msrp: 329, power: 15, releaseYear: 2023 },
    'Radeon 820M': { tflops: 1.434, memory: SHARED_MEMORY, gfxVersion: 'gfx1152', msrp: 200, power: 15, releaseYear: 2025 },
    'Radeon 840M': { tflops: 2.97, memory: SHARED_MEMORY, gfxVersion: 'gfx1152', msrp: 250, power: 15, releaseYear: 2025 },
    'Radeon 860M': { tflops: 6.14, memory: SHARED_MEMORY, gfxVersion: 'gfx1152', msrp: 300, power: 15, releaseYear: 2025 },
    'Radeon 880M': { tflops: 8.91, memory: SHARED_MEMORY, gfxVersion: 'gfx1150', msrp: 400, power: 15, releaseYear: 2024 },
    'Radeon 890M': { tflops: 11.88, memory: SHARED_MEMORY, gfxVersion: 'gfx1150', msrp: 450, power: 15, releaseYear: 2024 },
    'Ryzen AI Max+ 395': {
      tflops: 29.7,
      memory: [64, 96, 128],
      gfxVersion: 'gfx1151',
      msrp: 1500,
      power: 120,
      releaseYear: 2025,
      aliases: ['Strix Halo'],
    },
  }),
};

/** Processors of AMD; an entry that names a generation has the figures of one of its fastest models. */
export const AMD_CPUS = {
  .../* @__PURE__ */ withSource(PROCESSORS, {
    'EPYC 5th Generation Zen 5 (Turin)': { tflops: 13.8, msrp: 13000, power: 500, releaseYear: 2024 },
    'EPYC 4th Generation Zen 4 (Genoa)': { tflops: 5, msrp: 11500, power: 360, releaseYear: 2022 },
    'EPYC 3th Generation Zen 3 (Milan)': { tflops: 2.4, msrp: 8000, power: 280, releaseYear: 2021 },
    'EPYC 2th Generation Zen 2 (Rome)': { tflops: 0.6, msrp: 7000, power: 225, releaseYear: 2019 },
    'EPYC 1st Generation Zen (Naples)': { tflops: 0.6, msrp: 4000, power: 180, releaseYear: 2017 },
    'Ryzen Threadripper Zen 5 9000 (Shimada Peak)': { tflops: 14, msrp: 5000, power: 350, releaseYear: 2025 },
    'Ryzen Threadripper Zen 4 7000 (Storm Peak)': { tflops: 10, msrp: 5000, power: 350, releaseYear: 2023 },
    'Ryzen Threadripper Zen 3 5000 (Chagall)': { tflops: 4.6, msrp: 6500, power: 280, releaseYear: 2022 },
    'Ryzen Threadripper Zen 2 3000 (Castle Peak)': { tflops: 3.2, msrp: 4000, power: 280, releaseYear: 2019 },
    'Ryzen Threadripper Zen 1000 (Whitehaven)': { tflops: 0.6, msrp: 1000, power: 180, releaseYear: 2017 },
    'Ryzen 7 3800X (16)': { tflops: 1.15, msrp: 400, power: 142, releaseYear: 2019 },
    'Ryzen Zen 5 9000 (Ryzen 9)': { tflops: 0.56, msrp: 650, power: 230, releaseYear: 2024 },
    'Ryzen Zen 5 9000 (Ryzen 7)': { tflops: 0.56, msrp: 350, power: 88, releaseYear: 2024 },
    'Ryzen Zen 5 9000 (Ryzen 5)': { tflops: 0.56, msrp: 300, power: 88, releaseYear: 2024 },
    'Ryzen Zen 4 7000 (Ryzen 9)': { tflops: 0.56, msrp: 700, power: 230, releaseYear: 2022 },
    'Ryzen Zen 4 7000 (Ryzen 7)': { tflops: 0.56, msrp: 400, power: 142, releaseYear: 2022 },
    'Ryzen Zen 4 7000 (Ryzen 5)': { tflops: 0.56, msrp: 300, power: 142, releaseYear: 2022 },
    'Ryzen Zen 3 5000 (Ryzen 9)': { tflops: 1.33, msrp: 800, power: 142, releaseYear: 2020 },
    'Ryzen Zen 3 5000 (Ryzen 7)': { tflops: 1.33, msrp: 450, power: 142, releaseYear: 2020 },
    'Ryzen Zen 3 5000 (Ryzen 5)': { tflops: 0.72, msrp: 300, power: 88, releaseYear: 2020 },
    'Ryzen Zen 2 3000 (Ryzen 9)': { tflops: 0.72, msrp: 750, power: 142, releaseYear: 2019 },
    'Ryzen Zen 2 3000 (Ryzen 7)': { tflops: 0.72, msrp: 400, power: 142, releaseYear: 2019 },
    'Ryzen Zen 2 3000 (Ryzen 5)': { tflops: 0.72, msrp: 250, power: 88, releaseYear: 2019 },
    'Ryzen Zen 2 3000 (Ryzen 3)': { tflops: 0.72, msrp: 150, power: 88, releaseYear: 2020 },
    'Ryzen AI 300 (Ryzen AI 9 HX)': { tflops: 5.52, msrp: 500, power: 54, releaseYear: 2024 },
    'Ryzen AI 300 (Ryzen AI 9)': { tflops: 5.2, msrp: 450, power: 54, releaseYear: 2024 },
    'Ryzen AI 300 (Ryzen AI 7)': { tflops: 4.34, msrp: 350, power: 54, releaseYear: 2024 },
    'Ryzen AI 300 (Ryzen AI 5)': { tflops: 1.57, msrp: 250, power: 28, releaseYear: 2024 },
  }),
} satisfies Readonly<Record<string, HardwareSpec>>;
