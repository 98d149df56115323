import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emulatedNet } from '../../test/emulated-net.ts';
import { type FakeIoOptions, fakeIo } from '../../test/fake-io.ts';
import { main } from '../main.ts';

let cwd = '';
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'hubkit-run-'));
});
afterEach(() => rm(cwd, { recursive: true }));

const classifier = ['--model', 'distilbert/distilbert-base-uncased-finetuned-sst-2-english'];
const painter = ['--model', 'black-forest-labs/FLUX.1-schnell', '--provider', 'hf-inference', '-P', 'width=64'];
const small = ['--height', '64'];
const embedder = ['--model', 'BAAI/bge-small-en-v1.5'];
const listener = ['--model', 'openai/whisper-large-v3', '--provider', 'hf-inference'];

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}

async function run(args: readonly string[], options: FakeIoOptions = {}) {
  const net = emulatedNet();
  const fake = fakeIo({ stdin: '', env: { HF_TOKEN: 'hf_0123456789' }, fetch: net.fetch, cwd, ...options });
  const code = await main(['run', ...args], fake.io);
  return { code, out: fake.out(), err: fake.err(), outBytes: fake.outBytes(), requests: net.requests };
}

describe('hubkit run', () => {
  it('lists the tasks as JSON', async () => {
    const { code, out } = await run(['--list', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toContainEqual({ id: 'text-to-image', label: 'Text-to-Image' });
  });

  it('takes the letter that a file had before, with a hint', async () => {
    await writeFile(join(cwd, 'text.txt'), 'I love it');
    for (const args of [
      ['text-classification', ...classifier, '-f', 'text.txt'],
      ['-f', 'text.txt', 'text-classification', ...classifier],
    ]) {
      const { code, err, out } = await run(args);
      expect([code, err, out]).toEqual([0, 'hubkit: -f is now --file\n', expect.stringContaining('POSITIVE')]);
    }
  });

  it('lists the tasks', async () => {
    const { code, out } = await run(['--list']);
    expect(code).toBe(0);
    expect(out).toMatch(/^text-to-image +Text-to-Image$/m);
  });

  it('names the task that was meant', async () => {
    const { code, err } = await run(['text-clasification', 'x']);
    expect(code).toBe(2);
    expect(err).toContain('Unknown task "text-clasification". Did you mean text-classification?');
    expect((await run(['label images', 'x'])).err).toContain('Did you mean image-classification');
    expect((await run(['image-text-to-text', 'x'])).err).toContain('is a chat with an attachment: hubkit chat "');
    expect((await run(['cake', 'x'])).err).toContain('`hubkit run --list` lists the tasks.');
  });

  it('asks which task', async () => {
    expect(await run([])).toMatchObject({ code: 2, out: '' });
  });

  it('shows the flags of a task in its help', async () => {
    const { out } = await run(['text-to-image', '--help']);
    expect(out).toMatch(/Options of text-to-image:\n(.*\n)* {2}--num-inference-steps <integer>/);
  });

  it.each([
    ['words', ['I', 'love', 'it'], {}],
    ['--inputs', ['--inputs', 'I love it'], {}],
    ['a pipe', [], { stdin: 'I love it\n' }],
    ['a dash', ['-'], { stdin: 'I love it\n' }],
    ['a file', ['--file', 'text.txt'], {}],
  ])('takes a text from %s', async (_from, args, options) => {
    await writeFile(join(cwd, 'text.txt'), 'I love it\n');
    const { code, out } = await run(['text-classification', ...classifier, ...args], options);
    expect(code).toBe(0);
    expect(out).toMatch(/^label +score\nPOSITIVE +0\.9\d+\nNEGATIVE +0\.0\d+\n$/);
  });

  it('gives the whole answer with --json, also into a file', async () => {
    const { out } = await run(['text-classification', ...classifier, 'I love it', '--json']);
    expect(JSON.parse(out)[0]).toEqual({ label: 'POSITIVE', score: expect.any(Number) });
    const saved = await run(['text-classification', ...classifier, 'I love it', '--json', '-o', 'labels.json']);
    expect(saved.out).toBe('');
    expect(await readFile(join(cwd, 'labels.json'), 'utf8')).toBe(out);
  });

  it('sends typed parameters, from flags and from --parameters', async () => {
    const one = await run(['text-classification', ...classifier, 'I love it', '--json', '--top-k', '1']);
    const other = await run(['text-classification', ...classifier, 'I love it', '--json', '-P', 'top_k=1']);
    expect(JSON.parse(one.out)).toHaveLength(1);
    expect(other.out).toBe(one.out);
  });

  it('embeds several texts at once', async () => {
    const { out } = await run(['feature-extraction', ...embedder, '-i', 'a cat', '-i', 'a kitten']);
    const vectors: number[][] = JSON.parse(out);
    expect(vectors.map((vector) => vector.length)).toEqual([384, 384]);
  });

  it('writes JSON into a file of that name', async () => {
    await run(['text-classification', ...classifier, 'I love it', '--output', 'result.json']);
    expect(JSON.parse(await readFile(join(cwd, 'result.json'), 'utf8'))).toContainEqual(
      expect.objectContaining({ label: 'POSITIVE' }),
    );
  });

  it('takes a file by its URL', async () => {
    const net = emulatedNet();
    const fetch: typeof globalThis.fetch = async (input, init) =>
      String(input) === 'https://example.org/talk.wav'
        ? new Response(new Uint8Array(wav(8000)))
        : net.fetch(input, init);
    const { code, out } = await run(['asr', ...listener, 'https://example.org/talk.wav'], { fetch });
    expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/\w/) });
    const missing = async () => new Response('', { status: 404 });
    expect((await run(['asr', 'https://example.org/a.wav'], { fetch: missing })).err).toContain(
      'Cannot download https://example.org/a.wav: the server answered 404.',
    );
  });

  it('saves a picture and prints its name', async () => {
    const { code, out } = await run(['text-to-image', ...painter, 'A lighthouse', ...small]);
    expect({ code, out }).toEqual({ code: 0, out: 'text-to-image.jpg\n' });
    const bytes = await readFile(join(cwd, 'text-to-image.jpg'));
    // The width in the frame header of a JPEG.
    expect(bytes.readUInt16BE(bytes.indexOf(Uint8Array.of(0xff, 0xc0)) + 7)).toBe(64);
    const again = await run(['text-to-image', ...painter, 'A boat', '--json', ...small]);
    expect(JSON.parse(again.out)).toMatchObject({ file: 'text-to-image-2.jpg', type: 'image/jpeg' });
  });

  it('sends nothing when the picture could not be kept', async () => {
    await writeFile(join(cwd, 'a.png'), 'mine');
    const { code, requests } = await run(['text-to-image', ...painter, 'A lighthouse', '--output', 'a.png']);
    expect({ code, requests }).toEqual({ code: 2, requests: [] });
    expect(await readFile(join(cwd, 'a.png'), 'utf8')).toBe('mine');
  });

  it('pipes a picture with --output -, but not into a terminal', async () => {
    const { outBytes } = await run(['text-to-image', ...painter, 'A lighthouse', ...small, '--output', '-']);
    expect([...outBytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    const refused = await run(['text-to-image', ...painter, 'A lighthouse', '-o', '-'], { isTerminal: true });
    expect(refused).toMatchObject({ code: 2, out: '', requests: [] });
    expect(await readdir(cwd)).toEqual([]);
  });

  it('pipes speech while it arrives', async () => {
    let push!: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        push = controller;
        controller.enqueue(wav(8));
      },
    });
    const fetch: typeof globalThis.fetch = async () => new Response(body, { headers: { 'content-type': 'audio/wav' } });
    // The rest comes only once the beginning was written.
    const onOutput = () => {
      push.enqueue(new Uint8Array([7]));
      push.close();
    };
    const words = ['text-to-speech', '--endpoint', 'http://box:8000/v1', '--model', 'kokoro', 'Hello', '-o', '-'];
    const { code, outBytes } = await run(words, { fetch, env: {}, onOutput: once(onOutput) });
    expect(code).toBe(0);
    expect([...outBytes]).toEqual([...wav(8), 7]);
  });

  it('prints a transcript while it arrives', async () => {
    let push!: ReadableStreamDefaultController<Uint8Array>;
    const event = (data: object) => new TextEncoder().encode(`data: ${JSON.stringify(data)}\n\n`);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        push = controller;
        controller.enqueue(event({ type: 'transcript.text.delta', delta: 'Good' }));
      },
    });
    const fetch: typeof globalThis.fetch = async () =>
      new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    // The rest comes only once the beginning was printed.
    const onOutput = once(() => {
      push.enqueue(event({ type: 'transcript.text.delta', delta: ' day.' }));
      push.enqueue(event({ type: 'transcript.text.done', text: 'Good day.' }));
      push.close();
    });
    await writeFile(join(cwd, 'talk.wav'), wav(8));
    const line = ['asr', 'talk.wav', '--endpoint', 'http://box:8000/v1', '--model', 'whisper', '--stream'];
    const { code, out } = await run(line, { fetch, env: {}, onOutput });
    expect({ code, out }).toEqual({ code: 0, out: 'Good day.\n' });
  });

  it('prints the events of a transcript as lines of JSON', async () => {
    await writeFile(join(cwd, 'talk.wav'), wav(8));
    const { code, out } = await run(['asr', 'talk.wav', ...listener, '--stream', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({ type: 'transcript.text.done', text: expect.any(String) });
  });

  it.each([
    [['text-to-image', 'a cat', '--stream'], '--stream: text-to-image has no text'],
    [['text-generation', 'Once', '--stream', '-o', 'a.txt'], 'redirect it to a file'],
  ])('refuses %j before anything is sent', async (line, message) => {
    const { code, err, requests } = await run(line);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(requests).toEqual([]);
  });

  it.each([
    ['an argument', ['talk.wav']],
    ['--file', ['--file', 'talk.wav']],
  ])('transcribes the file of %s', async (_from, args) => {
    await writeFile(join(cwd, 'talk.wav'), wav(8000));
    const { code, out } = await run(['automatic-speech-recognition', ...listener, ...args]);
    expect(code).toBe(0);
    expect(out.trim().length).toBeGreaterThan(0);
    expect(out).not.toContain('{');
  });

  it('says so when neither name nor bytes tell what kind of file it is', async () => {
    await writeFile(join(cwd, 'talk'), 'no sound at all');
    const { err } = await run(['automatic-speech-recognition', ...listener, 'talk']);
    expect(err).toContain('hubkit: unrecognized file type: talk; the provider may reject it\n');
  });

  it('transcribes what is piped in', async () => {
    const { code } = await run(['automatic-speech-recognition', ...listener], { stdin: wav(8000) });
    expect(code).toBe(0);
  });

  it.each([
    [['text-to-image', 'x', '--width', 'wide'], '--width must be an integer, not "wide".'],
    [['text-to-image', 'x', '-P', 'width=wide'], '--parameters width must be an integer, not "wide".'],
    [['text-to-image', 'x', '--widht', '4'], "Unknown option '--widht'. Did you mean --width?"],
    [['text-to-image', '-i', 'a', '-i', 'b'], '--inputs can be given only once.'],
    [['text-to-image', 'x', '--inputs', 'y'], 'Pass the input only once'],
    [['text-to-image'], 'Standard input is empty, and text-to-image needs a text. Pass one as an argument.'],
    [['automatic-speech-recognition', 'nowhere.wav'], 'hubkit: Cannot read nowhere.wav: no such file.'],
    [['image-classification', '--file', '/dev/zero'], 'hubkit: --file: cannot read /dev/zero: is a device.'],
    [['automatic-speech-recognition', '--file', 'nowhere.wav'], '--file: cannot read nowhere.wav: no such file.'],
    [['automatic-speech-recognition', '-i', 'nowhere.wav'], '--inputs: cannot read nowhere.wav: no such file.'],
    [['automatic-speech-recognition', '.'], 'hubkit: Cannot read .: is a folder.'],
    [
      ['automatic-speech-recognition'],
      'Standard input is empty, and automatic-speech-recognition needs a file. Name one, or its URL.',
    ],
    [['conversational'], 'conversational requires --messages.'],
    [['conversational', 'Hi', '--messages', '[]'], 'Pass the prompt or --messages, not both.'],
  ])('refuses %j before anything is sent', async (args, message) => {
    const { code, err, requests } = await run(args);
    expect(err).toContain(message);
    expect({ code, requests }).toEqual({ code: 2, requests: [] });
  });

  it.each([
    ['automatic-speech-recognition', ['talk.wav'], /\w/],
    ['conversational', ['--messages', '[{"role":"user","content":"What is 6 * 7?"}]'], /42/],
    ['chat', ['What', 'is', '6', '*', '7?'], /42/],
    ['asr', ['talk.wav'], /\w/],
    ['feature-extraction', ['I love it'], /^\[+-?\d/],
    ['text-generation', ['Once'], /\w/],
    ['image-segmentation', ['red.png'], /^label +score +mask\n\S.* +image-segmentation-\S+\.png$/m],
    ['text-classification', ['I love it'], /POSITIVE +0\.9/],
    ['text-to-image', ['A lighthouse', ...small, '--width', '64'], /^text-to-image\.jpg$/m],
  ])('runs %s with no model, no provider and no token at hand', async (task, args, expected) => {
    const isChat = ['chat', 'conversational'].includes(task);
    await writeFile(join(cwd, 'talk.wav'), wav(8000));
    await writeFile(join(cwd, 'red.png'), PNG.sync.write(new PNG({ width: 8, height: 8, fill: true })));
    const { code, out, err } = await run([task, ...args], { env: {}, fetch: globalThis.fetch });
    const lines = [
      'hubkit: no token is set.*',
      ...(isChat ? [] : ['hubkit: no --model is given, so \\S+/\\S+ responds']),
    ];
    expect(err).toMatch(new RegExp(`^${lines.join('\n')}\n$`));
    expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(expected) });
  });

  it('runs with the model that the hub recommends when only the provider is named', async () => {
    const { code, requests } = await run(['text-classification', 'I love it', '--provider', 'hf-inference']);
    expect(code).toBe(0);
    expect(requests[0]?.url).toBe('https://huggingface.co/api/tasks');
  });

  it('says that a parameter is not in the catalog, and sends it', async () => {
    const { code, err } = await run([
      'text-to-image',
      ...painter,
      'x',
      ...small,
      '-P',
      'num_images=1',
      '-P',
      'widht=64',
    ]);
    expect(code).toBe(0);
    expect(err).toContain('unknown parameter "widht" (did you mean width?)');
  });
});

/** A short silence as a WAV file. */
function wav(samples: number): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples * 2, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(16_000, 24);
  header.writeUInt32LE(32_000, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples * 2, 40);
  return Buffer.concat([header, Buffer.alloc(samples * 2)]);
}

describe('hubkit run with a token and without --model', () => {
  it('takes a model that a provider serves, and names it', async () => {
    const net = emulatedNet();
    const fake = fakeIo({ stdin: '', env: { HF_TOKEN: 'hf_0123456789' }, fetch: net.fetch });
    const code = await main(['run', 'text-classification', 'I love it', '--json'], fake.io);
    expect({ code, err: fake.err() }).toEqual({
      code: 0,
      err: expect.stringMatching(/^hubkit: no --model is given, so \S+ responds\n$/),
    });
    expect(JSON.parse(fake.out())[0]).toMatchObject({ label: expect.any(String), score: expect.any(Number) });
  });
});
