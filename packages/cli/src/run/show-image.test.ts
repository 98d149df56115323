import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { fakeIo } from '../../test/fake-io.ts';
import { convertImage } from './convert-image.ts';
import { showImage } from './show-image.ts';

const png = PNG.sync.write(new PNG({ width: 60, height: 60 }));

async function shown(bytes: Uint8Array, extension: string, env: Record<string, string>, isTerminal = true) {
  const fake = fakeIo({ env, isTerminal });
  await showImage(bytes, extension, fake.io);
  return fake.out();
}

/** The PNG within the sequences of kitty's protocol. */
function readKitty(out: string): Buffer {
  const sequences = out.split('\u001b_G').slice(1);
  return Buffer.from(
    sequences.map((text) => text.slice(text.indexOf(';') + 1, text.indexOf('\u001b'))).join(''),
    'base64',
  );
}

describe('showImage', () => {
  it("draws by iTerm2's protocol", async () => {
    const out = await shown(png, 'png', { TERM_PROGRAM: 'WezTerm' });
    expect(out).toBe(`\u001b]1337;File=inline=1;size=${png.length}:${png.toString('base64')}\u0007\n`);
  });

  it("draws by kitty's protocol, in chunks", async () => {
    const random = PNG.sync.write(Object.assign(new PNG({ width: 80, height: 80 }), { data: noise(80 * 80 * 4) }));
    const out = await shown(random, 'png', { TERM: 'xterm-kitty' });
    expect(readKitty(out)).toEqual(random);
    expect(out.match(/m=1/g)?.length).toBeGreaterThan(1);
    expect(out.match(/m=0/g)).toHaveLength(1);
  });

  it('converts JPEG for kitty', async () => {
    const jpeg = await convertImage(png, 'png', 'jpg');
    const { width, height } = PNG.sync.read(readKitty(await shown(jpeg ?? png, 'jpg', { KITTY_WINDOW_ID: '1' })));
    expect([width, height]).toEqual([60, 60]);
  });

  it.each([
    ['foot', { TERM: 'foot' }],
    ['mlterm', { TERM: 'mlterm' }],
    ['Windows Terminal', { WT_SESSION: '1' }],
    ['a terminal that the user knows', { TERM: 'xterm', HUBKIT_IMAGES: 'sixel' }],
    ['tmux with sixel', { TMUX: '/tmp/tmux-0/default,1,0', HUBKIT_IMAGES: 'sixel' }],
  ])('draws by sixel at %s', async (_, env) => {
    const out = await shown(png, 'png', env);
    expect([out.startsWith('\u001bP'), out.includes('q"1;1;60;60'), out.endsWith('\u001b\\\n')]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('draws nothing of bytes that are no image', async () => {
    for (const protocol of ['kitty', 'sixel'])
      expect(await shown(Buffer.from('GIF89a'), 'gif', { HUBKIT_IMAGES: protocol })).toBe('');
    expect(await shown(Buffer.from('broken'), 'png', { HUBKIT_IMAGES: 'sixel' })).toBe('');
  });

  it.each([
    ['where the user wants none', { TERM: 'xterm-kitty', HUBKIT_IMAGES: 'none' }, true],
    ['at other terminals', { TERM: 'xterm-256color' }, true],
    ['in a pipe', { TERM: 'xterm-kitty' }, false],
    ['within tmux', { TERM: 'xterm-kitty', TMUX: '/tmp/tmux-0/default,1,0' }, true],
  ] as const)('writes nothing %s', async (_, env, isTerminal) => {
    expect(await shown(png, 'png', env, isTerminal)).toBe('');
  });
});

/** Bytes that do not compress. */
function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  for (let at = 0, state = 7; at < length; at++) {
    state = (state * 48271) % 2147483647;
    bytes[at] = state;
  }
  return bytes;
}
