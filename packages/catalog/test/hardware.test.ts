import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findShared } from '../../../scripts/corpora.mjs';
import { describeWith } from '../../../tests/support/describe-with.ts';
import {
  DEFAULT_MEMORY_OPTIONS,
  NVIDIA_COMPUTE_CAPABILITIES,
  TFLOPS_THRESHOLD_EU_AI_ACT_MODEL_TRAINING_TOTAL,
  TFLOPS_THRESHOLD_WHITE_HOUSE_CLUSTER,
  TFLOPS_THRESHOLD_WHITE_HOUSE_MODEL_TRAINING_TOTAL,
  TFLOPS_THRESHOLD_WHITE_HOUSE_MODEL_TRAINING_TOTAL_BIOLOGY,
} from '../src/hardware/constants.ts';
import { SKUS } from '../src/hardware/skus.ts';
import type { HardwareSpec } from '../src/hardware/specification.ts';
import { GPU_FIGURES } from './gpu-figures.ts';

it('has the compute capabilities of B300, Jetson T5000 and GB10', () => {
  const { BLACKWELL_ULTRA, BLACKWELL_THOR, BLACKWELL_GB10 } = NVIDIA_COMPUTE_CAPABILITIES;
  expect([BLACKWELL_ULTRA, BLACKWELL_THOR, BLACKWELL_GB10]).toEqual(['10.3', '11.0', '12.1']);
});

/** Every device with its path. */
const devices = Object.entries<Readonly<Record<string, Readonly<Record<string, HardwareSpec>>>>>(SKUS).flatMap(
  ([type, makers]) =>
    Object.entries(makers).flatMap(([maker, models]) =>
      Object.entries(models).map(([name, specification]) => ({ path: `${type} ${maker} ${name}`, specification })),
    ),
);

it('has figures for every device, within what devices have', () => {
  expect(devices.length).toBeGreaterThanOrEqual(251);
  const isPlausible = ({ tflops, memory = [1], msrp, power, releaseYear }: HardwareSpec) =>
    tflops > 0.1 &&
    tflops < 2000 &&
    memory.length > 0 &&
    memory.every((size) => size > 0 && size <= 512) &&
    msrp > 50 &&
    power >= 5 &&
    releaseYear >= 2012 &&
    releaseYear <= 2027;
  expect(devices.filter(({ specification }) => !isPlausible(specification)).map(({ path }) => path)).toEqual([]);
});

it('has a compute capability for every GPU of NVIDIA that some architecture has', () => {
  const known = new Set(Object.values(NVIDIA_COMPUTE_CAPABILITIES).map(Number));
  const wrong = Object.entries(SKUS.GPU.NVIDIA).filter(([, { computeCapability }]) => !known.has(computeCapability));
  expect(wrong).toEqual([]);
  expect(SKUS.GPU.NVIDIA.B300?.computeCapability).toBe(10.3);
  expect(SKUS.GPU.NVIDIA.GB10?.computeCapability).toBe(12.1);
});

it('has the page of the maker, or of a database, with the figures of every device', () => {
  const hosts = ['nvidia.com', 'amd.com', 'intel.com', 'qualcomm.com', 'apple.com', 'techpowerup.com'];
  const isKnown = (source = '') =>
    source.startsWith('https://') && hosts.some((host) => new URL(source).host.endsWith(host));
  expect(devices.filter(({ specification }) => !isKnown(specification.source)).map(({ path }) => path)).toEqual([]);
});

it.each(GPU_FIGURES)('has the speed of %s that follows from its cores and clock', (name, cores, boostMhz, rate) => {
  const { tflops } = devices.find(({ path }) => path.endsWith(` ${name}`))?.specification ?? { tflops: 0 };
  const computed = (cores * boostMhz * 2 * rate) / 1e6;
  expect(Math.abs(tflops / computed - 1), `${tflops} listed, ${computed.toFixed(2)} computed`).toBeLessThan(0.015);
});

it('lists memory sizes and compute capabilities in order', () => {
  expect(DEFAULT_MEMORY_OPTIONS).toEqual([...DEFAULT_MEMORY_OPTIONS].sort((a, b) => a - b));
  const versions = Object.values(NVIDIA_COMPUTE_CAPABILITIES).map(Number);
  expect(versions).toEqual([...versions].sort((a, b) => b - a));
});

describeWith(findShared('facts', 'beyond.md'), 'hardware of the facts', (file) => {
  const facts = readFileSync(file, 'utf8');
  const after = (label: string) => facts.split(label)[1]?.split(/\.(?:\s|$)/)[0] ?? '';

  it('has the memory options', () => {
    expect(after('Default memory options: ')).toBe(DEFAULT_MEMORY_OPTIONS.join(', '));
  });

  it('has the compute capabilities', () => {
    const named = after('Compute capability names N: ')
      .split(', ')
      .map((entry) => entry.split(' ') as [string, string]);
    // NVIDIA's table has 10.3 for B300 and GB300; 12.1 is that of GB10.
    expect(NVIDIA_COMPUTE_CAPABILITIES).toMatchObject({ ...Object.fromEntries(named), BLACKWELL_ULTRA: '10.3' });
  });

  it('has the thresholds', () => {
    const power = (value: number) => `10^${Math.log10(value)}`;
    expect(after('Thresholds in TFLOP: ')).toBe(
      [
        `White House training ${power(TFLOPS_THRESHOLD_WHITE_HOUSE_MODEL_TRAINING_TOTAL)}`,
        `biology ${power(TFLOPS_THRESHOLD_WHITE_HOUSE_MODEL_TRAINING_TOTAL_BIOLOGY)}`,
        `cluster ${power(TFLOPS_THRESHOLD_WHITE_HOUSE_CLUSTER)}; EU AI Act ${power(TFLOPS_THRESHOLD_EU_AI_ACT_MODEL_TRAINING_TOTAL)}`,
      ].join(', '),
    );
  });
});
