import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findShared } from '../../../scripts/corpora.mjs';
import { describeWith } from '../../../test-support/describe-with.ts';
import {
  DEFAULT_MEMORY_OPTIONS,
  NVIDIA_COMPUTE_CAPABILITIES,
  TFLOPS_THRESHOLD_EU_AI_ACT_MODEL_TRAINING_TOTAL,
  TFLOPS_THRESHOLD_WHITE_HOUSE_CLUSTER,
  TFLOPS_THRESHOLD_WHITE_HOUSE_MODEL_TRAINING_TOTAL,
  TFLOPS_THRESHOLD_WHITE_HOUSE_MODEL_TRAINING_TOTAL_BIOLOGY,
} from '../src/hardware.ts';

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
    const named = Object.entries(NVIDIA_COMPUTE_CAPABILITIES).map((entry) => entry.join(' '));
    expect(after('Compute capability names N: ')).toBe(named.join(', '));
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
