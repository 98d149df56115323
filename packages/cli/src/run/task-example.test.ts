import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleArguments, TASK_SAMPLES } from '@hubkit/catalog/samples';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeIo } from '../../test/fake-io.ts';
import { typeLine, wordsOf } from '../../test/type-line.ts';
import { readRequest } from '../command-line/program.ts';
import { COMMANDS } from '../commands/commands.gen.ts';
import { main } from '../main.ts';
import { type CommandInput, readCall } from './task-call.ts';
import { taskExample } from './task-example.ts';
import { readTaskShape } from './task-shape.ts';
import { runnableTasks } from './tasks.ts';

let cwd = '';
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'hubkit-task-examples-'));
  const picture = PNG.sync.write(new PNG({ width: 64, height: 64 }));
  for (const name of ['lighthouse.png', 'invoice.png']) writeFileSync(join(cwd, name), picture);
  writeFileSync(join(cwd, 'speech.mp3'), Buffer.concat([Buffer.from('ID3\u0004\0\0\0\0\0\0'), Buffer.alloc(4000, 1)]));
});
afterAll(() => rmSync(cwd, { recursive: true }));

const tasks = runnableTasks().map(({ id }) => id);

/** The arguments of a sample, with bytes in the place of the names of files. */
function withFiles(value: unknown): unknown {
  if (typeof value === 'string') return /^[\w-]+\.(png|mp3)$/.test(value) ? expect.any(Blob) : value;
  if (Array.isArray(value)) return value.map(withFiles);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withFiles(member)]));
}

describe('the example of a task', () => {
  it.each(tasks)('%s: runs without a token', async (task) => {
    const { line } = taskExample(task, readTaskShape(task));
    const { code, out, err } = await typeLine(`${line} --force`, cwd, {});
    expect({ code, err }).toMatchObject({ code: 0 });
    expect(out).not.toBe('');
  });

  it.each(tasks)('%s: has the arguments of the sample', async (task) => {
    const shape = readTaskShape(task);
    const [, ...words] = wordsOf(taskExample(task, shape).line);
    const { io } = fakeIo({ cwd });
    const request = await readRequest(words, COMMANDS, '0', io);
    if (request.type !== 'run') throw new Error(`no command: ${words.join(' ')}`);
    const { more: flags, ...input } = request.args as Omit<CommandInput, 'flags'> & { more: CommandInput['flags'] };
    const { model: _, ...args } = await readCall(task, shape.fields, { ...input, flags }, io);
    expect(args).toEqual(withFiles(sampleArguments(TASK_SAMPLES[task])));
  });

  it.each(tasks)('%s: is the first one of its help', async (task) => {
    const { io, out } = fakeIo();
    expect(await main(['run', task, '--help'], io)).toBe(0);
    const { line, about } = taskExample(task, readTaskShape(task));
    expect(about).not.toBe(task);
    expect(out()).toMatch(/^Examples:\n/);
    expect(out().split('\n').slice(1, 3)).toEqual([`  # ${about}`, `  $ ${line}`]);
  });

  it.each([
    [
      'text-to-image',
      [
        '$ hubkit run text-to-image "A lighthouse on a cliff at dusk, oil painting"',
        '$ hubkit run text-to-image "A lighthouse at dawn" --seed 7 --output dawn.png',
      ],
    ],
    [
      'asr',
      [
        '$ hubkit run automatic-speech-recognition speech.mp3',
        '$ hubkit run automatic-speech-recognition talk.flac --stream',
      ],
    ],
  ])('of %s is followed by those of the command that show more of this task', async (name, lines) => {
    const { io, out } = fakeIo();
    await main(['run', name, '-h'], io);
    expect(out().match(/\$ .*/g)).toEqual(lines);
    expect(out()).toMatch(new RegExp(`\`hubkit run ${name} --help\` lists the \\d+ options\\.\n$`));
  });

  it('quotes texts for a shell', () => {
    expect(taskExample('tabular-classification', readTaskShape('tabular-classification')).line).toBe(
      `hubkit run tabular-classification --data '{"height_cm":["12","48","95"],"leaves":["4","11","23"]}'`,
    );
    expect(taskExample('zero-shot-classification', readTaskShape('zero-shot-classification')).line).toContain(
      '--candidate-labels refund,invoice,praise',
    );
  });
});
