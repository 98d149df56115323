import type { Sound } from './wav.ts';

/** Frequencies in hertz at which sound is divided for two and for three sources; more sources share the last part. */
const CUTS = [600, 2400];

/** Divides a sound into parts by frequency, the lowest first; together they are the sound again. One part is all of it. */
export function separate({ sampleRate, samples }: Sound, parts: number): readonly Sound[] {
  const cuts = CUTS.slice(0, Math.max(0, parts - 1));
  let rest = samples;
  const low = cuts.map((cut) => {
    const below = lowPass(rest, cut / sampleRate);
    rest = rest.map((sample, index) => sample - (below[index] ?? 0));
    return below;
  });
  return [...low, rest].map((part) => ({ sampleRate, samples: part }));
}

/** Removes a constant offset and soft noise, and brings speech to one loudness. */
export function enhance({ sampleRate, samples }: Sound): Sound {
  const offset = samples.reduce((sum, sample) => sum + sample, 0) / Math.max(1, samples.length);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample - offset)), 0);
  const gain = peak > 0.001 ? 0.8 / peak : 1;
  const window = Math.max(1, Math.round(sampleRate / 100));
  const cleaned = new Float32Array(samples.length);
  for (let start = 0; start < samples.length; start += window) {
    const part = samples.subarray(start, start + window);
    const loudest = part.reduce((most, sample) => Math.max(most, Math.abs(sample - offset)), 0);
    const isNoise = loudest < 0.05 * peak;
    part.forEach((sample, index) => {
      cleaned[start + index] = (sample - offset) * gain * (isNoise ? 0.1 : 1);
    });
  }
  return { sampleRate, samples: cleaned };
}

/** A filter of first order, run both ways so that nothing is delayed. */
function lowPass(samples: Float32Array, cut: number): Float32Array {
  const keep = Math.exp(-2 * Math.PI * Math.min(0.5, cut));
  const filter = (values: Float32Array) => {
    let value = 0;
    return values.map((sample) => {
      value = sample + (value - sample) * keep;
      return value;
    });
  };
  return filter(filter(samples).reverse()).reverse();
}
