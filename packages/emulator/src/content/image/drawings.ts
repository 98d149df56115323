import { type Color, darken, hex, lighten } from './color.ts';
import type { Pen } from './pen.ts';
import type { ThingKind } from './scene.ts';

/** The part of a scene a thing belongs to. */
type Zone = 'sky' | 'land' | 'water' | 'center';

/** The drawing of one kind of thing. */
export interface Drawing {
  readonly zone: Zone;
  /** Height in parts of the shorter side of the image. */
  readonly size: number;
  readonly color: Color;
  readonly draw: (pen: Pen, color: Color) => void;
}

const WOOD = hex('6b4a2f');
const DARK = hex('23242e');
const LIGHT = hex('f5f3ea');
const GLASS = hex('bfe3f2');

/** Points of a regular shape around the middle of the box; every second one may lie further in. */
function around(corners: number, outer: number, inner: number, middle = 0.5): number[] {
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI + Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return [Math.cos(angle) * radius, middle + Math.sin(angle) * radius];
  }).flat();
}

export const DRAWINGS: Readonly<Record<ThingKind, Drawing>> = {
  house: {
    zone: 'land',
    size: 0.26,
    color: hex('e8dcc3'),
    draw(pen, color) {
      pen.box(darken(color, 0.45), 0.2, 0.6, 0.1, 0.34);
      pen.box(color, -0.38, 0, 0.76, 0.52);
      pen.shape(hex('a8433a'), -0.48, 0.5, 0, 0.92, 0.48, 0.5);
      pen.box(WOOD, -0.08, 0, 0.17, 0.3);
      for (const left of [-0.3, 0.16]) {
        pen.box(LIGHT, left - 0.015, 0.2, 0.17, 0.19);
        pen.box(hex('ffd98a'), left, 0.215, 0.14, 0.16);
      }
    },
  },
  castle: {
    zone: 'land',
    size: 0.4,
    color: hex('a9a6a0'),
    draw(pen, color) {
      pen.box(darken(color, 0.1), -0.34, 0, 0.68, 0.42);
      for (const [left, height] of [
        [-0.48, 0.62],
        [0.3, 0.62],
        [-0.13, 0.78],
      ] as const) {
        pen.box(color, left, 0, 0.2, height);
        pen.shape(hex('7a3146'), left - 0.03, height, left + 0.1, height + 0.22, left + 0.23, height);
        pen.box(DARK, left + 0.075, height - 0.16, 0.05, 0.1);
      }
      pen.box(WOOD, -0.09, 0, 0.18, 0.18);
      pen.oval(WOOD, 0, 0.18, 0.09, 0.08);
    },
  },
  tree: {
    zone: 'land',
    size: 0.3,
    color: hex('3f8f45'),
    draw(pen, color) {
      pen.shape(WOOD, -0.06, 0, 0.06, 0, 0.035, 0.5, -0.035, 0.5);
      for (const [x, y, radius, shade] of [
        [-0.18, 0.5, 0.2, 0.2],
        [0.18, 0.52, 0.2, 0.12],
        [0, 0.7, 0.26, 0],
        [-0.05, 0.78, 0.15, -1],
      ] as const) {
        pen.oval(shade < 0 ? lighten(color, 0.14) : darken(color, shade), x, y, radius);
      }
    },
  },
  pine: {
    zone: 'land',
    size: 0.32,
    color: hex('2f6b4a'),
    draw(pen, color) {
      pen.box(WOOD, -0.04, 0, 0.08, 0.16);
      for (const [foot, half, top] of [
        [0.12, 0.3, 0.52],
        [0.34, 0.24, 0.74],
        [0.56, 0.17, 0.98],
      ] as const) {
        pen.shape(darken(color, 0.12), -half, foot, 0, top, half, foot);
        pen.shape(color, -half, foot, 0, top, half * 0.25, foot);
      }
    },
  },
  boat: {
    zone: 'water',
    size: 0.24,
    color: hex('f4f1e6'),
    draw(pen, color) {
      pen.box(WOOD, -0.02, 0.16, 0.035, 0.8);
      pen.shape(color, 0.03, 0.24, 0.03, 0.95, 0.42, 0.26);
      pen.shape(darken(color, 0.1), -0.04, 0.26, -0.04, 0.82, -0.32, 0.28);
      pen.shape(hex('8a3b2e'), -0.46, 0.18, 0.5, 0.18, 0.34, 0, -0.34, 0);
      pen.box(LIGHT, -0.45, 0.16, 0.93, 0.025);
    },
  },
  bird: {
    zone: 'sky',
    size: 0.07,
    color: DARK,
    draw(pen, color) {
      pen.shape(color, -0.5, 0.78, -0.2, 0.72, 0, 0.42, 0.2, 0.72, 0.5, 0.78, 0.22, 0.56, 0, 0.26, -0.22, 0.56);
    },
  },
  balloon: {
    zone: 'sky',
    size: 0.24,
    color: hex('e0483e'),
    draw(pen, color) {
      pen.shape(WOOD, -0.12, 0.36, -0.105, 0.36, -0.06, 0.14, -0.075, 0.14);
      pen.shape(WOOD, 0.105, 0.36, 0.12, 0.36, 0.075, 0.14, 0.06, 0.14);
      pen.shape(color, -0.28, 0.5, -0.1, 0.3, 0.1, 0.3, 0.28, 0.5);
      pen.oval(color, 0, 0.64, 0.32, 0.34);
      pen.oval(lighten(color, 0.25), 0, 0.64, 0.19, 0.34);
      pen.oval(color, 0, 0.64, 0.09, 0.34);
      pen.box(hex('8a6238'), -0.08, 0.02, 0.16, 0.13);
    },
  },
  flower: {
    zone: 'land',
    size: 0.17,
    color: hex('e2607f'),
    draw(pen, color) {
      pen.box(hex('3f8f45'), -0.02, 0, 0.04, 0.62);
      pen.oval(hex('4fa354'), 0.13, 0.26, 0.13, 0.05);
      for (let petal = 0; petal < 6; petal++) {
        const angle = (petal / 6) * 2 * Math.PI;
        pen.oval(petal % 2 ? color : lighten(color, 0.15), 0.16 * Math.cos(angle), 0.74 + 0.16 * Math.sin(angle), 0.12);
      }
      pen.oval(hex('f6d33c'), 0, 0.74, 0.1);
    },
  },
  star: {
    zone: 'center',
    size: 0.4,
    color: hex('f6d33c'),
    draw: (pen, color) => pen.shape(color, ...around(10, 0.5, 0.2)),
  },
  heart: {
    zone: 'center',
    size: 0.42,
    color: hex('d8362f'),
    draw(pen, color) {
      pen.oval(color, -0.21, 0.68, 0.235);
      pen.oval(color, 0.21, 0.68, 0.235);
      pen.shape(color, -0.425, 0.6, 0, 0.04, 0.425, 0.6, 0, 0.72);
    },
  },
  circle: { zone: 'center', size: 0.42, color: hex('2f6fd0'), draw: (pen, color) => pen.oval(color, 0, 0.5, 0.5) },
  square: { zone: 'center', size: 0.38, color: hex('3f9b4f'), draw: (pen, color) => pen.box(color, -0.5, 0, 1, 1) },
  triangle: {
    zone: 'center',
    size: 0.42,
    color: hex('e3b341'),
    draw: (pen, color) => pen.shape(color, -0.5, 0.04, 0, 0.94, 0.5, 0.04),
  },
  rocket: {
    zone: 'center',
    size: 0.46,
    color: hex('eceff3'),
    draw(pen, color) {
      pen.shape(hex('f6a12e'), -0.09, 0.17, 0, -0.16, 0.09, 0.17);
      pen.shape(hex('ffe58a'), -0.05, 0.17, 0, -0.02, 0.05, 0.17);
      pen.shape(hex('c9372c'), -0.14, 0.4, -0.3, 0.1, -0.1, 0.2);
      pen.shape(hex('c9372c'), 0.14, 0.4, 0.3, 0.1, 0.1, 0.2);
      pen.shape(color, -0.12, 0.16, 0.12, 0.16, 0.16, 0.5, 0.1, 0.78, 0, 1, -0.1, 0.78, -0.16, 0.5);
      pen.shape(hex('c9372c'), -0.1, 0.78, 0, 1, 0.1, 0.78);
      pen.oval(DARK, 0, 0.6, 0.085);
      pen.oval(GLASS, 0, 0.6, 0.062);
    },
  },
  car: {
    zone: 'land',
    size: 0.22,
    color: hex('d8362f'),
    draw(pen, color) {
      pen.shape(color, -0.26, 0.36, -0.16, 0.58, 0.14, 0.58, 0.28, 0.36);
      pen.shape(GLASS, -0.2, 0.37, -0.13, 0.53, -0.01, 0.53, -0.01, 0.37);
      pen.shape(GLASS, 0.02, 0.37, 0.02, 0.53, 0.11, 0.53, 0.21, 0.37);
      pen.shape(darken(color, 0.08), -0.5, 0.12, -0.48, 0.34, -0.26, 0.38, 0.3, 0.38, 0.48, 0.3, 0.5, 0.12);
      for (const x of [-0.28, 0.28]) {
        pen.oval(DARK, x, 0.12, 0.12);
        pen.oval(hex('c9cdd3'), x, 0.12, 0.055);
      }
      pen.oval(hex('ffe58a'), 0.46, 0.27, 0.03);
    },
  },
  cat: {
    zone: 'land',
    size: 0.26,
    color: hex('d98f3f'),
    draw(pen, color) {
      pen.shape(color, 0.2, 0.06, 0.42, 0.1, 0.46, 0.42, 0.4, 0.42, 0.36, 0.18, 0.2, 0.16);
      pen.oval(color, 0, 0.26, 0.24, 0.28);
      pen.oval(lighten(color, 0.35), 0, 0.2, 0.13, 0.18);
      pen.shape(color, -0.22, 0.66, -0.19, 0.96, -0.03, 0.8);
      pen.shape(color, 0.22, 0.66, 0.19, 0.96, 0.03, 0.8);
      pen.oval(color, 0, 0.64, 0.23, 0.2);
      for (const x of [-0.09, 0.09]) {
        pen.oval(hex('e9f2b0'), x, 0.67, 0.05, 0.055);
        pen.oval(DARK, x, 0.67, 0.02, 0.05);
      }
      pen.shape(hex('c9606f'), -0.03, 0.6, 0.03, 0.6, 0, 0.565);
    },
  },
  dog: {
    zone: 'land',
    size: 0.26,
    color: hex('b5804a'),
    draw(pen, color) {
      pen.shape(color, -0.44, 0.5, -0.36, 0.46, -0.26, 0.34, -0.32, 0.3);
      for (const left of [-0.3, -0.16, 0.08, 0.2]) pen.box(darken(color, 0.12), left, 0, 0.08, 0.24);
      pen.oval(color, -0.03, 0.32, 0.31, 0.16);
      pen.oval(color, 0.27, 0.56, 0.16, 0.15);
      pen.oval(lighten(color, 0.2), 0.39, 0.5, 0.1, 0.075);
      pen.oval(DARK, 0.47, 0.53, 0.03);
      pen.oval(DARK, 0.3, 0.61, 0.022);
      pen.oval(darken(color, 0.4), 0.15, 0.55, 0.065, 0.14);
    },
  },
  fish: {
    zone: 'water',
    size: 0.14,
    color: hex('f08a24'),
    draw(pen, color) {
      pen.shape(darken(color, 0.15), -0.2, 0.5, -0.5, 0.76, -0.44, 0.5, -0.5, 0.24);
      pen.oval(color, 0.06, 0.5, 0.36, 0.22);
      pen.oval(LIGHT, 0.26, 0.55, 0.055);
      pen.oval(DARK, 0.27, 0.55, 0.028);
      pen.shape(lighten(color, 0.3), -0.02, 0.5, -0.16, 0.4, -0.14, 0.58);
    },
  },
  whale: {
    zone: 'water',
    size: 0.3,
    color: hex('3f6f96'),
    draw(pen, color) {
      pen.shape(color, -0.32, 0.22, -0.5, 0.54, -0.36, 0.46, -0.26, 0.56, -0.2, 0.26);
      pen.oval(color, 0.08, 0.2, 0.42, 0.2);
      pen.oval(lighten(color, 0.5), 0.16, 0.1, 0.32, 0.09);
      pen.oval(DARK, 0.34, 0.24, 0.02);
      pen.shape(GLASS, 0.18, 0.4, 0.06, 0.66, 0.12, 0.64, 0.2, 0.46, 0.28, 0.64, 0.34, 0.66, 0.22, 0.4);
    },
  },
  turtle: {
    zone: 'water',
    size: 0.2,
    color: hex('4f8f4a'),
    draw(pen, color) {
      pen.shape(lighten(color, 0.25), -0.2, 0.2, -0.42, 0.02, -0.1, 0.1);
      pen.shape(lighten(color, 0.25), 0.12, 0.2, 0.24, 0, 0.3, 0.2);
      pen.oval(lighten(color, 0.25), 0.42, 0.34, 0.12, 0.1);
      pen.oval(DARK, 0.46, 0.37, 0.02);
      pen.oval(darken(color, 0.2), 0, 0.3, 0.36, 0.24);
      for (const [x, y] of [
        [-0.16, 0.36],
        [0.02, 0.42],
        [0.18, 0.34],
        [-0.05, 0.24],
        [0.12, 0.2],
      ] as const) {
        pen.oval(color, x, y, 0.09, 0.075);
      }
    },
  },
  planet: {
    zone: 'center',
    size: 0.5,
    color: hex('d9a066'),
    draw(pen, color) {
      pen.oval(darken(color, 0.25), 0, 0.5, 0.33);
      pen.oval(color, -0.03, 0.52, 0.3);
      for (const [y, width] of [
        [0.64, 0.22],
        [0.5, 0.29],
        [0.36, 0.22],
      ] as const)
        pen.oval(lighten(color, 0.18), -0.03, y, width, 0.03);
      pen.shape(lighten(color, 0.4), -0.5, 0.36, 0.5, 0.6, 0.48, 0.65, -0.52, 0.41);
    },
  },
  person: {
    zone: 'land',
    size: 0.34,
    color: hex('3d6fb5'),
    draw(pen, color) {
      pen.shape(hex('3a3f52'), -0.1, 0, -0.02, 0, 0, 0.42, -0.12, 0.42);
      pen.shape(hex('2f3445'), 0.02, 0, 0.1, 0, 0.12, 0.42, 0, 0.42);
      pen.shape(color, -0.14, 0.4, 0.14, 0.4, 0.17, 0.76, -0.17, 0.76);
      pen.shape(darken(color, 0.12), -0.17, 0.76, -0.25, 0.44, -0.19, 0.42, -0.1, 0.72);
      pen.shape(darken(color, 0.12), 0.17, 0.76, 0.25, 0.44, 0.19, 0.42, 0.1, 0.72);
      pen.oval(hex('dba97f'), 0, 0.88, 0.095, 0.105);
      pen.oval(hex('4a3426'), -0.01, 0.94, 0.1, 0.06);
    },
  },
  astronaut: {
    zone: 'land',
    size: 0.4,
    color: hex('eef0f2'),
    draw(pen, color) {
      pen.box(darken(color, 0.3), -0.2, 0.38, 0.4, 0.36);
      pen.box(darken(color, 0.06), -0.15, 0.02, 0.13, 0.36);
      pen.box(darken(color, 0.06), 0.02, 0.02, 0.13, 0.36);
      pen.box(darken(color, 0.3), -0.17, 0, 0.16, 0.07);
      pen.box(darken(color, 0.3), 0.01, 0, 0.16, 0.07);
      pen.oval(color, 0, 0.54, 0.2, 0.22);
      pen.shape(color, -0.17, 0.68, -0.34, 0.44, -0.26, 0.38, -0.1, 0.56);
      pen.shape(color, 0.17, 0.68, 0.36, 0.84, 0.3, 0.9, 0.1, 0.66);
      pen.oval(color, 0, 0.84, 0.17, 0.16);
      pen.oval(hex('2a3f66'), 0.02, 0.84, 0.125, 0.11);
      pen.oval(hex('8fc3e8'), 0.06, 0.88, 0.04, 0.03);
      pen.box(hex('d8362f'), -0.07, 0.5, 0.05, 0.04);
      pen.box(hex('2f6fd0'), 0.01, 0.5, 0.05, 0.04);
    },
  },
  lighthouse: {
    zone: 'land',
    size: 0.46,
    color: hex('d8362f'),
    draw(pen, color) {
      pen.shape(hex('6a6f76'), -0.34, 0, -0.2, 0.1, 0.22, 0.1, 0.36, 0);
      pen.shape(LIGHT, -0.13, 0.08, 0.13, 0.08, 0.08, 0.78, -0.08, 0.78);
      for (const foot of [0.2, 0.48])
        pen.shape(color, -0.122, foot, 0.122, foot, 0.105, foot + 0.14, -0.105, foot + 0.14);
      pen.box(DARK, -0.12, 0.77, 0.24, 0.03);
      pen.box(hex('ffe58a'), -0.06, 0.8, 0.12, 0.1);
      pen.shape(color, -0.09, 0.9, 0, 1, 0.09, 0.9);
    },
  },
  rainbow: { zone: 'sky', size: 1, color: hex('d8362f'), draw: () => {} },
  cactus: {
    zone: 'land',
    size: 0.24,
    color: hex('4c8f52'),
    draw(pen, color) {
      for (const [x, foot, height] of [
        [0, 0, 0.9],
        [-0.22, 0.38, 0.34],
        [0.22, 0.28, 0.36],
      ] as const) {
        pen.box(color, x - 0.065, foot, 0.13, height - 0.06);
        pen.oval(color, x, foot + height - 0.06, 0.065);
        pen.box(lighten(color, 0.2), x - 0.012, foot + 0.04, 0.024, height - 0.12);
      }
      pen.box(color, -0.22, 0.34, 0.2, 0.1);
      pen.box(color, 0.02, 0.24, 0.2, 0.1);
    },
  },
};
