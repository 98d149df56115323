import { type HardwareSpec, withSource } from './specification.ts';

const SNAPDRAGON = 'https://www.qualcomm.com/products/mobile/snapdragon/laptops-and-tablets';

/** Graphics of Snapdragon processors. */
export const QUALCOMM_GPUS = {
  .../* @__PURE__ */ withSource(SNAPDRAGON, {
    'Snapdragon X Elite X1E-00-1DE': { tflops: 4.6, msrp: 900, power: 80, releaseYear: 2024 },
    'Snapdragon X Elite X1E-84-100': { tflops: 4.6, msrp: 1700, power: 30, releaseYear: 2024 },
    'Snapdragon X Elite X1E-80-100': { tflops: 3.8, msrp: 1300, power: 23, releaseYear: 2024 },
    'Snapdragon X Elite X1E-78-100': { tflops: 3.8, msrp: 1200, power: 23, releaseYear: 2024 },
    'Snapdragon X Plus X1P-64-100': { tflops: 3.8, msrp: 1000, power: 23, releaseYear: 2024 },
  }),
} satisfies Readonly<Record<string, HardwareSpec>>;
