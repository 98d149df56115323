import type { Io } from '../io/io.ts';
import { convertImage } from './convert-image.ts';

/** Bytes of one escape sequence of kitty's protocol. */
const KITTY_CHUNK = 4096;

/** Longest image that is drawn, in bytes: a terminal on a slow line would hang. */
const MAX_BYTES = 8 * 1024 * 1024;

const PROTOCOLS = ['kitty', 'iterm', 'sixel'] as const;
type Protocol = (typeof PROTOCOLS)[number];

/**
 * Draws an image at terminals that show images: kitty, Ghostty and Konsole by kitty's protocol, iTerm2, WezTerm, VS Code and
 * mintty by iTerm2's, foot, mlterm, contour and Windows Terminal by sixel. `HUBKIT_IMAGES` names the protocol of others, such
 * as xterm with `-ti vt340`, or is `none`. Writes nothing at other terminals.
 *
 * Sources: kitty's "Terminal graphics protocol", iTerm2's "Inline images protocol", and the lists of terminals at
 * arewesixelyet.com, 2026-11.
 */
export async function showImage(bytes: Uint8Array, extension: string, io: Io): Promise<void> {
  const protocol = findProtocol(io);
  if (protocol === undefined || bytes.length > MAX_BYTES) return;
  if (protocol === 'iterm') {
    io.stdout.write(`\u001b]1337;File=inline=1;size=${bytes.length}:${Buffer.from(bytes).toString('base64')}\u0007\n`);
    return;
  }
  if (protocol === 'sixel') {
    const { sixelSequence } = await import('./sixel.ts');
    // A file that only its name makes an image is not shown.
    const sequence = await sixelSequence(bytes, extension, io.stdout.columns ?? 80).catch(() => undefined);
    if (sequence !== undefined) io.stdout.write(sequence);
    return;
  }
  // This protocol takes PNG only.
  const png = extension === 'png' ? bytes : await convertImage(bytes, extension, 'png').catch(() => undefined);
  if (png !== undefined) io.stdout.write(kittySequence(Buffer.from(png).toString('base64')));
}

function findProtocol(io: Io): Protocol | undefined {
  const { TERM = '', TERM_PROGRAM = '', LC_TERMINAL, KITTY_WINDOW_ID, KONSOLE_VERSION, TMUX } = io.env;
  const { TERMINAL_NAME, WT_SESSION, HUBKIT_IMAGES } = io.env;
  if (io.stdout.isTTY !== true) return undefined;
  if (HUBKIT_IMAGES) return PROTOCOLS.find((protocol) => protocol === HUBKIT_IMAGES);
  // tmux passes no protocol on, unless it is told to.
  if (TMUX !== undefined) return undefined;
  if (KITTY_WINDOW_ID !== undefined || KONSOLE_VERSION !== undefined || /kitty|ghostty/.test(TERM)) return 'kitty';
  if (['iTerm.app', 'WezTerm', 'vscode', 'mintty'].includes(TERM_PROGRAM) || LC_TERMINAL === 'iTerm2') return 'iterm';
  if (/^(?:foot|mlterm|contour)|sixel/.test(TERM) || TERMINAL_NAME === 'contour' || WT_SESSION) return 'sixel';
  return undefined;
}

function kittySequence(base64: string): string {
  let sequence = '';
  for (let at = 0; at < base64.length; at += KITTY_CHUNK) {
    const settings = at === 0 ? 'a=T,f=100,' : '';
    const more = at + KITTY_CHUNK < base64.length ? 1 : 0;
    sequence += `\u001b_G${settings}m=${more};${base64.slice(at, at + KITTY_CHUNK)}\u001b\\`;
  }
  return `${sequence}\n`;
}
