import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { PROVIDERS } from '@hubkit/inference/provider-facts';
import { PNG } from 'pngjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { emulatedNet } from '../../test/emulated-net.ts';
import { type FakeIoOptions, fakeIo } from '../../test/fake-io.ts';
import { readGivenStdin } from '../io/read-input.ts';
import { main } from '../main.ts';

const picture = PNG.sync.write(new PNG({ width: 2, height: 2, fill: true }));
/** A PDF of one page with the text "Hello from PDF". */
const pdf = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/Contents 4 0 R/MediaBox[0 0 200 200]/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj',
    '4 0 obj<</Length 44>>stream',
    'BT /F1 12 Tf 20 100 Td (Hello from PDF) Tj ET',
    'endstream endobj trailer<</Root 1 0 R>>',
  ].join('\n'),
);
const data = `data:image/png;base64,${picture.toString('base64')}`;

let cwd = '';
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'hubkit-chat-'));
  await Promise.all([
    writeFile(join(cwd, 'red.png'), picture),
    writeFile(join(cwd, 'notes.txt'), 'one\n```\ntwo\n'),
    writeFile(join(cwd, 'report.pdf'), pdf),
    writeFile(join(cwd, 'talk.wav'), `RIFF\0\0\0\0WAVE`),
    writeFile(join(cwd, 'clip.mp4'), '\0\0\0\x18ftypisom'),
    writeFile(join(cwd, 'data.bin'), new Uint8Array([0, 255, 254])),
    writeFile(join(cwd, 'empty.txt'), ''),
  ]);
});

async function chat(args: readonly string[], options: FakeIoOptions = {}) {
  const net = emulatedNet();
  const fake = fakeIo({ cwd, env: { HF_TOKEN: 'hf_0123456789' }, fetch: net.fetch, ...options });
  const code = await main(['chat', ...args], fake.io);
  const messages = net.bodies.at(-1)?.messages as readonly { readonly content: unknown }[] | undefined;
  return {
    code,
    out: fake.out(),
    err: fake.err(),
    net,
    content: messages?.at(-1)?.content,
    model: net.bodies.at(-1)?.model,
  };
}

describe('the prompt', () => {
  it.each<[string, readonly string[], string | Uint8Array | undefined, unknown]>([
    ['joins words and piped text', ['What', 'is', 'this?'], 'a report\n', 'What is this?\n\na report'],
    ['puts piped text at the dash', ['Before', '-', 'after'], 'piped', 'Before\n\npiped\n\nafter'],
    ['is the words beside an empty pipe', ['Hi'], '', 'Hi'],
    ['is the words at a terminal', ['Hi'], undefined, 'Hi'],
    ['is the piped text alone', [], 'Hi\n', 'Hi'],
    ['takes a file by its name', ['Sum', 'up', '@notes.txt'], '', 'Sum up\n\nnotes.txt:\n````txt\none\n```\ntwo\n````'],
    [
      'takes a file by its option',
      ['Sum up', '-a', 'notes.txt'],
      '',
      'Sum up\n\nnotes.txt:\n````txt\none\n```\ntwo\n````',
    ],
    [
      'takes the text of a PDF',
      ['Sum up', '-a', 'report.pdf'],
      '',
      'Sum up\n\nreport.pdf:\n```text\nHello from PDF\n```',
    ],
    ['leaves a mention alone', ['Write', 'to', '@ada'], '', 'Write to @ada'],
    [
      'attaches standard input under a name',
      ['Sum up', '-a', '-'],
      'piped',
      'Sum up\n\nstandard input:\n```\npiped\n```',
    ],
    [
      'sends a picture',
      ['What?', '-a', 'red.png'],
      '',
      [
        { type: 'text', text: 'What?' },
        { type: 'image_url', image_url: { url: data } },
      ],
    ],
    [
      'sends a piped picture',
      ['What?'],
      picture,
      [
        { type: 'text', text: 'What?' },
        { type: 'image_url', image_url: { url: data } },
      ],
    ],
    ['sends a picture alone', ['@red.png'], '', [{ type: 'image_url', image_url: { url: data } }]],
    [
      'sends a recording',
      ['What?', '@talk.wav'],
      '',
      [
        { type: 'text', text: 'What?' },
        {
          type: 'input_audio',
          input_audio: { data: Buffer.from('RIFF\0\0\0\0WAVE').toString('base64'), format: 'wav' },
        },
      ],
    ],
  ])('%s', async (_, args, stdin, expected) => {
    const { content, err } = await chat(
      [...args, '-m', 'Qwen/Qwen2.5-VL-7B-Instruct'],
      stdin === undefined ? {} : { stdin },
    );
    expect(err).not.toContain('hubkit: Cannot');
    expect(content).toEqual(expected);
  });

  it.each<[readonly string[], string]>([
    [['Hi', '-a', 'missing.txt'], '--attach: cannot read missing.txt: no such file.'],
    [['Hi', '@missing.png'], 'Cannot read missing.png: no such file.'],
    [['Hi', '-a', 'clip.mp4'], 'clip.mp4 is video/mp4, which chat models do not take.'],
    [['Hi', '-a', 'data.bin'], 'data.bin is neither text nor a type that chat models take.'],
    [['Hi', '-a', 'empty.txt'], 'empty.txt is empty.'],
    [['Hi', '-', '-a', '-'], 'Standard input is attached already'],
  ])('refuses %j before anything is sent', async (args, message) => {
    const { code, err, net } = await chat(args, { stdin: 'x' });
    expect(err).toContain(message);
    expect(code).toBe(2);
    expect(net.requests).toEqual([]);
  });

  it('downloads an attachment', async () => {
    const net = emulatedNet();
    const fetch: typeof globalThis.fetch = async (input, init) =>
      String(input) === 'https://example.org/a/red.png'
        ? new Response(new Uint8Array(picture))
        : net.fetch(input, init);
    const fake = fakeIo({ cwd, stdin: '', env: { HF_TOKEN: 'hf_0123456789' }, fetch });
    await main(['chat', 'What?', '-a', 'https://example.org/a/red.png'], fake.io);
    expect(JSON.stringify(net.bodies.at(-1)?.messages)).toContain(data);
  });

  it('goes on without the socket that a Node program leaves open, and waits for one that sends', async () => {
    const silent = fakeIo();
    const open = { ...silent.io, stdin: new PassThrough(), stdinForm: 'socket' as const };
    expect(await readGivenStdin(open, 1)).toHaveLength(0);
    expect(silent.err()).toContain('nothing came from standard input');
    const stdin = new PassThrough();
    const given = readGivenStdin({ ...open, stdin }, 60_000);
    stdin.write('later');
    stdin.end();
    expect(Buffer.from(await given).toString()).toBe('later');
  });
});

describe('the model without --model', () => {
  it('is one that sees pictures when a picture is attached', async () => {
    expect((await chat(['What?', '@red.png'])).model).toContain('Qwen/Qwen2.5-VL-7B-Instruct');
    expect((await chat(['What?'])).model).toMatch(/llama-?3\.1-8b/i);
  });

  const chatProviders = PROVIDERS.filter(({ tasks }) => tasks.includes('conversational'));
  it.each(chatProviders)(
    'is one that $id serves, in the emulator and with a key',
    async ({ id, access, keyVariable }) => {
      expect(await chat(['Hi', '--provider', id], { env: {}, fetch: globalThis.fetch })).toMatchObject({ code: 0 });
      if (access === 'routed') return;
      const variable = keyVariable ?? `${id.toUpperCase().replaceAll('-', '_')}_API_KEY`;
      expect(await chat(['Hi'], { env: { [variable]: 'key-0123456789' } })).toMatchObject({ code: 0 });
    },
  );

  it.each([
    ['OPENAI_API_KEY', 'sk-0123456789', 'openai/gpt-4o-mini', 'gpt-4o-mini', 'openai'],
    ['ZAI_API_KEY', 'key-0123456789', 'zai-org/GLM-4.5-Air', 'glm-4.5-air', 'zai-org'],
  ])('is a model of the provider whose key %s is set', async (name, key, model, sent, provider) => {
    const { code, err, net } = await chat(['Hi'], { env: { [name]: key } });
    expect(err).toBe(`hubkit: calling ${provider} directly with ${name}, model ${model}\n`);
    expect(code).toBe(0);
    expect(net.bodies.at(-1)?.model).toBe(sent);
  });

  it('may be named as OpenAI does', async () => {
    const { code, net } = await chat(['Hi', '-m', 'gpt-4.1'], { env: { OPENAI_API_KEY: 'sk-0123456789' } });
    expect(code).toBe(0);
    expect(net.bodies.at(-1)?.model).toBe('gpt-4.1');
  });

  it('is left to the server of OPENAI_BASE_URL', async () => {
    const env = { OPENAI_BASE_URL: 'http://my-server.test:8080/v1', OPENAI_API_KEY: 'local' };
    const { err, net } = await chat(['Hi'], { env });
    expect(err).toContain('hubkit: calling http://my-server.test:8080/v1, the server of OPENAI_BASE_URL');
    expect(net.requests).toMatchObject([
      { url: 'http://my-server.test:8080/v1/chat/completions', authorization: 'Bearer local' },
    ]);
  });
});
