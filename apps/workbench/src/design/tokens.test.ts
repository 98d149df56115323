import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const readStyles = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

type Color = readonly [lightness: number, chroma: number, hue: number];

/** The colors of tokens.css, light and dark. */
const TOKENS = new Map(
  [...readStyles('tokens.css').matchAll(/--([\w-]+): light-dark\(oklch\(([^)]*)\), oklch\(([^)]*)\)\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light: read(light), dark: read(dark) }] as const,
  ),
);

function read(numbers: string): Color {
  const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] = numbers.split(' ').map(Number);
  return [lightness, chroma, hue];
}

/** Relative luminance of WCAG 2.2; the matrices are those of CSS Color 4, from OKLCH by way of OKLab to linear sRGB. */
function luminance([lightness, chroma, hue]: Color): number {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short;
  const green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short;
  const blue = -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short;
  const inGamut = (part: number) => Math.min(1, Math.max(0, part));
  return 0.2126 * inGamut(red) + 0.7152 * inGamut(green) + 0.0722 * inGamut(blue);
}

function contrast(one: string, other: string, theme: 'light' | 'dark'): number {
  const of = (name: string) => {
    const token = TOKENS.get(name);
    if (!token) throw new Error(`tokens.css has no color --${name}.`);
    return luminance(token[theme]) + 0.05;
  };
  return Math.max(of(one) / of(other), of(other) / of(one));
}

const SURFACES = ['surface-page', 'surface-panel', 'surface-sunken', 'surface-hover'];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each([
    ...SURFACES.flatMap((surface) => [
      ['text', surface],
      ['text-muted', surface],
    ]),
    ['accent', 'surface-page'],
    ['accent', 'surface-panel'],
    ['accent', 'accent-soft'],
    ['accent-text', 'accent'],
    ['accent-text', 'accent-hover'],
    ['warning', 'warning-soft'],
    ['danger', 'danger-soft'],
    ['danger', 'surface-panel'],
  ] as [string, string][])('%s is read on %s: 4.5 to 1', (text, surface) => {
    expect(contrast(text, surface, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SURFACES)('edges of controls and the focus are seen on %s: 3 to 1', (surface) => {
    expect(contrast('line-strong', surface, theme)).toBeGreaterThanOrEqual(3);
    expect(contrast('accent', surface, theme)).toBeGreaterThanOrEqual(3);
  });

  it('the chosen segment is seen among the others: 3 to 1', () => {
    const rule = /\.item:has\(:checked\) \{([^}]*)\}/.exec(readStyles('../ui/segmented-control.module.css'))?.[1] ?? '';
    const [, edge = ''] = /0 0 0 1px var\(--([\w-]+)\)/.exec(rule) ?? [];
    expect(contrast(edge, 'surface-sunken', theme)).toBeGreaterThanOrEqual(3);
  });
});
