import { PassThrough, Writable } from 'node:stream';
import type { Io } from '../io/io.ts';
import { inert } from '../io/print.ts';
import type { ResultPart } from './mcp-tool.ts';

/** Values of the options that all commands have. */
export const COMMON = { json: false, verbose: false, profile: undefined, more: {} } as const;

/**
 * Runs a command with its output as the result of a tool. Notes of the command follow, such as that the built-in emulator
 * responded.
 */
export async function runCommand(io: Io, run: (io: Io) => Promise<number>): Promise<readonly ResultPart[]> {
  const out = collector();
  const notes = collector();
  const stdin = new PassThrough();
  stdin.end();
  // The streams of `io` belong to the protocol. They are getters, which a spread would open.
  const captured: Io = Object.create(io, {
    stdin: { value: stdin },
    stdinForm: { value: 'none' },
    stdout: { value: out.stream },
    stderr: { value: notes.stream },
  });
  await run(captured);
  return [out.text(), notes.text()].filter((text) => text !== '').map((text) => ({ type: 'text', text: inert(text) }));
}

function collector() {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  return { stream, text: () => Buffer.concat(chunks).toString().trim() };
}
