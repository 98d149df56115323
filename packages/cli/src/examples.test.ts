import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findShell } from '../../../scripts/shells.mjs';
import { describeWith } from '../../../tests/support/describe-with.ts';
import { fakeIo } from '../test/fake-io.ts';
import type { CommandEntry } from './command-line/command.ts';
import { readRequest } from './command-line/program.ts';
import { COMMANDS } from './commands/commands.gen.ts';
import { run } from './commands/run.ts';
import { runnableTasks } from './run/tasks.ts';

/** Every example of every help text, typed into both shells: a stand-in for `hubkit` notes the words that the shell hands over. */
const entries = COMMANDS.flatMap((entry): readonly CommandEntry[] =>
  entry.type === 'group' ? entry.commands : [entry],
);
const commands = await Promise.all(entries.map(({ load }) => load()));
const ofTasks = await Promise.all(
  runnableTasks().map(async ({ id }) => (await run.forArgument?.(id))?.loadExamples?.() ?? []),
);
const examples = [...commands.flatMap((command) => command.examples), ...ofTasks.flat()];
const lines = [...new Set(examples.map(({ line }) => line))];

/** What a service sends for `chat --json`, the chunk with the usage last, and for `--no-stream --json`. */
const CHUNKS = [
  '{"choices":[{"delta":{"content":"The "}}]}',
  '{"choices":[{"delta":{"content":"Rhine"}}]}',
  '{"choices":[],"usage":{}}',
];
const WHOLE = '{"choices":[{"message":{"content":"The Rhine"}}],"usage":{"total_tokens":9}}';
const STAND_IN = `#!/bin/sh
# A file for each call: both ends of a pipe write at once.
for word in "$@"; do printf '%s\\0' "$word"; done > "$SAID/$$"
case "$*" in
  'template check'*) echo '{"templates":[{"problems":[{"message":"A comment is not closed."}]}]}' ;;
  'template inspect'*) echo '{"tools":true}' ;;
  *--schema*) echo '{"age":36}' ;;
  *--no-stream*) echo '${WHOLE}' ;;
  *--json*) printf '%s\\n' ${CHUNKS.map((chunk) => `'${chunk}'`).join(' ')} ;;
esac
exit 0
`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hubkit-examples-'));
  mkdirSync(join(folder, 'bin'));
  mkdirSync(join(folder, 'templates'));
  for (const name of ['chat.jinja', 'templates/chat.jinja']) writeFileSync(join(folder, name), 'Hi');
  for (const name of ['hubkit', 'git', 'pass', 'ollama']) {
    writeFileSync(join(folder, 'bin', name), name === 'hubkit' ? STAND_IN : '#!/bin/sh\necho hf_0123\n');
    chmodSync(join(folder, 'bin', name), 0o755);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

function type(line: string, shell: string): { readonly out: string; readonly calls: readonly (readonly string[])[] } {
  const said = join(folder, 'said');
  rmSync(said, { recursive: true, force: true });
  mkdirSync(said);
  const env = { PATH: `${join(folder, 'bin')}:${process.env.PATH}`, HOME: folder, SAID: said };
  const flags = shell.endsWith('zsh') ? ['-f'] : ['--norc'];
  const out = execFileSync(shell, [...flags, '-c', line], {
    cwd: folder,
    env,
    encoding: 'utf8',
    input: '',
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const calls = readdirSync(said).map((name) => readFileSync(join(said, name), 'utf8').replace(/\0$/, ''));
  return { out, calls: calls.map((call) => call.split('\0')) };
}

for (const name of ['bash', 'zsh']) {
  describeWith(findShell(name), `the examples of the help in ${name}`, (shell) => {
    it.each(lines)('%s', async (line) => {
      const { out, calls } = type(line, shell);
      expect(out).not.toMatch(/^null$/m);
      expect(calls.length).toBeGreaterThan(0);
      for (const words of calls) {
        const { type: kind } = await readRequest(words, COMMANDS, '0', fakeIo().io);
        expect(kind).toMatch(/^(?:run|show)$/);
      }
    });
  });
}

it('takes the text out of the chunks of a chat', () => {
  const line = lines.find((each) => each.includes('jq -j')) ?? '';
  expect(type(line, '/bin/bash').out).toBe('The Rhine');
});
