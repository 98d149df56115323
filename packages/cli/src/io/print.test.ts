import { Writable } from 'node:stream';
import pico from 'picocolors';
import { describe, expect, it } from 'vitest';
import { fakeIo } from '../../test/fake-io.ts';
import { OutputClosedError } from '../command-line/errors.ts';
import { inert, note, print, printText } from './print.ts';

function broken(code: string): Writable {
  return new Writable({
    write: (_chunk, _encoding, done) => done(Object.assign(new Error(code), { code })),
  }).on('error', () => {});
}

describe('printing', () => {
  it('turns a closed pipe into an end without complaint', async () => {
    const io = { ...fakeIo().io, stdout: broken('EPIPE') };
    await expect(print(io, 'x')).rejects.toBeInstanceOf(OutputClosedError);
  });

  it('passes on that the disk is full', async () => {
    await expect(print({ ...fakeIo().io, stdout: broken('ENOSPC') }, 'x')).rejects.toThrow(
      'Cannot write to standard output: the disk is full.',
    );
  });

  it('does not mind that nobody reads the notes', async () => {
    await expect(note({ ...fakeIo().io, stderr: broken('EPIPE') }, 'x')).resolves.toBeUndefined();
  });

  it('waits for a slow reader', async () => {
    let taken = 0;
    const slow = new Writable({
      highWaterMark: 1,
      write: (_chunk, _encoding, done) =>
        void setTimeout(() => {
          taken++;
          done();
        }, 5),
    });
    const io = { ...fakeIo().io, stdout: slow };
    for (let count = 1; count <= 3; count++) {
      await print(io, 'text');
      expect(taken).toBe(count);
    }
  });
});

describe('text of others', () => {
  const hostile = 'a\u001b]52;c;ZXZpbA==\u0007b\u009b2J\u202e\u2066\r\n\tc';

  it('cannot control a terminal', async () => {
    expect(inert(hostile)).toBe('a␛]52;c;ZXZpbA==␇b\ufffd2J\ufffd\ufffd\r\n\tc');
    const terminal = fakeIo({ isTerminal: true });
    await printText(terminal.io, hostile);
    expect(terminal.out()).toBe(inert(hostile));
  });

  it('has colors at most in what is printed beside it', async () => {
    const terminal = fakeIo({ isTerminal: true });
    const { dim, bold, red } = pico.createColors(true);
    const line = `${bold(`${hostile}:`)} ${dim('0.5')} ${red('x')}`;
    const shown = line.replace(hostile, inert(hostile));
    await print(terminal.io, line);
    await note(terminal.io, line);
    expect(terminal.out()).toBe(shown);
    expect(terminal.err()).toBe(`${shown}\n`);
  });

  it('cannot hide a text by a color', async () => {
    const terminal = fakeIo({ isTerminal: true });
    await print(terminal.io, '\u001b[8mhidden\u001b[38;2;0;0;0m');
    expect(terminal.out()).toBe('␛[8mhidden␛[38;2;0;0;0m');
  });

  it('keeps every byte in a pipe and in a file', async () => {
    const pipe = fakeIo();
    await print(pipe.io, hostile);
    expect(pipe.out()).toBe(hostile);
  });

  it('cannot overwrite its line', () => {
    expect(inert('real price: $9\rfree\r\nnext\r')).toBe('real price: $9␍free\r\nnext␍');
  });

  it('reaches a pipe as it is', async () => {
    const pipe = fakeIo();
    await printText(pipe.io, hostile);
    expect(pipe.out()).toBe(hostile);
  });
});
