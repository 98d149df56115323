import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emulatedNet } from '../../test/emulated-net.ts';
import { type FakeIoOptions, fakeIo } from '../../test/fake-io.ts';
import { main } from '../main.ts';
import { readTaskShape } from './task-shape.ts';
import { runnableTasks } from './tasks.ts';
import { isList } from './value-kind.ts';

let cwd = '';
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'hubkit-given-'));
});
afterEach(() => rm(cwd, { recursive: true }));

async function hubkit(args: readonly string[], options: FakeIoOptions = {}) {
  const net = emulatedNet();
  const fake = fakeIo({ env: { HF_TOKEN: 'hf_0123456789' }, fetch: net.fetch, cwd, ...options });
  const code = await main(args, fake.io);
  return { code, out: fake.out(), err: fake.err(), body: net.bodies.at(-1) ?? {} };
}

const zeroShot = ['run', 'zero-shot-classification', 'I want my money back', '--json'];
const readLabels = (out: string) =>
  JSON.parse(out)
    .map(({ label }: { readonly label: string }) => label)
    .sort();

describe('a list of labels', () => {
  it.each([
    ['commas', ['--candidate-labels', 'refund,legal']],
    ['commas and spaces', ['--candidate-labels', 'refund, legal']],
    ['JSON', ['--candidate-labels', '["refund","legal"]']],
    ['a repeated flag', ['--candidate-labels', 'refund', '--candidate-labels', 'legal']],
    ['a parameter', ['-P', 'candidate_labels=refund,legal']],
    ['repeated parameters', ['-P', 'candidate_labels=refund', '-P', 'candidate_labels=legal']],
    ['a file', ['--candidate-labels', '@labels.txt']],
  ])('is written with %s', async (_way, args) => {
    await writeFile(join(cwd, 'labels.txt'), 'refund\nlegal\n');
    const { code, out } = await hubkit([...zeroShot, ...args]);
    expect({ code, labels: readLabels(out) }).toEqual({ code: 0, labels: ['legal', 'refund'] });
  });

  it('keeps a label with a comma in JSON', async () => {
    const { out } = await hubkit([...zeroShot, '--candidate-labels', '["refund, partly","legal"]']);
    expect(readLabels(out)).toEqual(['legal', 'refund, partly']);
  });

  it('refuses values that would become a part of the input', async () => {
    const { code, err } = await hubkit([...zeroShot, '--candidate-labels', 'refund', 'legal']);
    expect(code).toBe(2);
    expect(err).toContain('\\"legal\\" follows --candidate-labels refund, which takes one value at a time.');
    const chat = await hubkit(['chat', 'Compare', '-a', 'a.txt', 'b.txt']);
    expect(chat.err).toContain('Write -a a.txt -a b.txt');
  });

  it('mentions a single label, whose score says nothing', async () => {
    const { code, err } = await hubkit([...zeroShot, '--candidate-labels', 'refund']);
    expect(code).toBe(0);
    expect(err).toContain('--candidate-labels has only one of the candidate labels, "refund"; several are written a,b');
    expect((await hubkit([...zeroShot, '--candidate-labels', ','])).err).toContain('must be names with commas');
  });

  it('is typed for the rows of a bulk run, too', async () => {
    await writeFile(join(cwd, 'rows.jsonl'), '{"text":"I want my money back"}\n');
    const args = [
      'bulk',
      'run',
      'rows.jsonl',
      '-o',
      'out.jsonl',
      '--task',
      'zero-shot-classification',
      '--prompt',
      '{{ text }}',
    ];
    const { code, err } = await hubkit([...args, '-P', 'candidate_labels=refund,legal'], { env: {} });
    expect({ code, err }).toMatchObject({ code: 0 });
  });
});

/** How every list of every task is written; a new list has to be decided here and in `NAME_LISTS`. */
it('splits lists of names at commas, and keeps the commas of sentences', () => {
  const kinds = runnableTasks().flatMap(({ id }) =>
    readTaskShape(id).fields.others.flatMap(({ flag, kind }) => (isList(kind) ? [[flag, kind.type]] : [])),
  );
  expect(Object.fromEntries(kinds)).toEqual({
    '--candidate-labels': 'names',
    '--ignore-labels': 'names',
    '--targets': 'names',
    '--stop': 'texts',
    '--sentences': 'texts',
    '--texts': 'texts',
    '--negative-prompt': 'texts',
  });
});

describe('a text that names a file', () => {
  beforeEach(async () => {
    await writeFile(join(cwd, 'notes.txt'), 'The lighthouse was built in 1887.\n');
    await writeFile(join(cwd, 'more.txt'), 'It is red.');
  });

  it.each([
    ['a word', ['notes.txt'], 'the input is the text of the file notes.txt'],
    ['@ and a word', ['@notes.txt'], ''],
    ['--inputs', ['--inputs', 'notes.txt'], 'the input is the text of the file notes.txt'],
    ['--file', ['--file', 'notes.txt'], ''],
  ])('is read as the input from %s', async (_way, args, message) => {
    const { code, err, body } = await hubkit(['run', 'summarization', ...args]);
    expect({ code, inputs: body.inputs }).toEqual({ code: 0, inputs: 'The lighthouse was built in 1887.' });
    expect(err).toContain(message);
  });

  it('is read for each of several inputs', async () => {
    const { body } = await hubkit(['run', 'feature-extraction', '-i', 'notes.txt', '-i', '@more.txt']);
    expect(Object.values(body)).toContainEqual(['The lighthouse was built in 1887.', 'It is red.']);
  });

  it('is read for an option of a task, as text or JSON', async () => {
    await writeFile(join(cwd, 'chat.json'), '[{"role":"user","content":"Hi"}]');
    const answer = await hubkit(['run', 'question-answering', '--question', 'When?', '--context', '@notes.txt']);
    expect(answer.body).toMatchObject({ inputs: { context: 'The lighthouse was built in 1887.' } });
    const chat = await hubkit(['run', 'conversational', '--messages', '@chat.json']);
    expect(chat.body.messages).toEqual([{ role: 'user', content: 'Hi' }]);
    expect((await hubkit(['run', 'conversational', '--messages', '@chat'])).err).toContain('--messages must be JSON');
  });

  it('is a note where a text is the rule', async () => {
    const named = await hubkit(['run', 'question-answering', '--question', 'When?', '--context', 'notes.txt']);
    expect(named.err).toContain('--context is the text "notes.txt"; @notes.txt reads the file of this name');
    const chat = await hubkit(['chat', '--no-log', 'Sum up notes.txt, please']);
    expect(chat.err).toContain('notes.txt is sent as a word; @notes.txt or --attach notes.txt sends the file');
    const system = await hubkit(['chat', '--no-log', 'Hi', '--system', 'notes.txt']);
    expect(system.err).toContain('--system is the text "notes.txt"; @notes.txt reads');
  });

  it('is the text itself if there is no such file', async () => {
    const missing = await hubkit(['run', 'summarization', 'missing.txt']);
    expect({ code: missing.code, inputs: missing.body.inputs }).toEqual({ code: 0, inputs: 'missing.txt' });
    expect(missing.err).toContain('there is no file missing.txt, so the input is this name itself');
    expect((await hubkit(['run', 'summarization', 'I like node.js'])).err).not.toContain('file');
    expect(await hubkit(['run', 'summarization', '@missing.txt'])).toMatchObject({ code: 2 });
  });
});
