import { describe, expect, it } from 'vitest';
import { emulatedNet } from '../../test/emulated-net.ts';
import { eventually } from '../../test/eventually.ts';
import { type FakeIoOptions, fakeIo } from '../../test/fake-io.ts';
import { InterruptError } from '../command-line/errors.ts';
import { main } from '../main.ts';

const hub = { HF_TOKEN: 'hf_0123456789' };

async function chat(args: readonly string[], options: FakeIoOptions = {}) {
  const net = emulatedNet();
  const fake = fakeIo({ stdin: '', env: hub, fetch: net.fetch, ...options });
  const code = await main(['chat', ...args], fake.io);
  return { code, out: fake.out(), err: fake.err(), requests: net.requests };
}

describe('hubkit chat', () => {
  it('asks the router of the hub with HF_TOKEN and prints the answer alone', async () => {
    const { code, out, err, requests } = await chat(['What', 'is', '6', 'times', '7?']);
    expect(code).toBe(0);
    expect(out).toContain('42');
    expect(out.endsWith('\n')).toBe(true);
    expect(err).toBe('');
    expect(requests.at(-1)?.url).toMatch(/^https:\/\/router\.huggingface\.co\//);
    expect(requests.at(-1)?.authorization).toBe('Bearer hf_0123456789');
  });

  it('asks a provider directly with its own key', async () => {
    const { code, err, requests } = await chat(['Hi'], { env: { GROQ_API_KEY: 'gsk_0123456789' } });
    expect(code).toBe(0);
    expect(requests.at(-1)).toMatchObject({
      url: 'https://api.groq.com/openai/v1/chat/completions',
      authorization: 'Bearer gsk_0123456789',
    });
    expect(err).toBe('hubkit: calling groq directly with GROQ_API_KEY, model meta-llama/Llama-3.1-8B-Instruct\n');
  });

  it('asks the server of --endpoint, without the token of the hub', async () => {
    const { code, err, requests } = await chat(['Hi', '--endpoint', 'http://my-server.test:8080/v1'], {
      env: { ...hub, ENDPOINT_API_KEY: '' },
    });
    expect(requests).toEqual([
      { url: 'http://my-server.test:8080/v1/chat/completions', authorization: null, billTo: null },
    ]);
    expect(code).toBe(1);
    expect(err.split('\n')[0]).toMatch(/^hubkit: .+/);
    expect(err).toContain('Add --verbose to see more');
  });

  it('lets an organization pay', async () => {
    const { requests } = await chat(['Hi', '--bill-to', 'acme']);
    expect(requests.at(-1)?.billTo).toBe('acme');
  });

  it('gives the same text with and without --no-stream', async () => {
    expect((await chat(['Hi', '--no-stream'])).out).toBe((await chat(['Hi'])).out);
  });

  it('prints what the server said with --json', async () => {
    const streamed = (await chat(['Hi', '--json'])).out.trim().split('\n');
    expect(streamed.length).toBeGreaterThan(2);
    expect(JSON.parse(streamed[0] ?? '').object).toBe('chat.completion.chunk');
    const whole = (await chat(['Hi', '--json', '--no-stream'])).out;
    expect(JSON.parse(whole).object).toBe('chat.completion');
    expect(whole.trim()).not.toContain('\n');
  });

  it('sends instructions and limits, and says that an answer was cut off', async () => {
    const { out, err } = await chat(['Tell me a long story', '--system', 'Be brief', '--max-tokens', '3']);
    expect(out.trim().split(/\s+/).length).toBeLessThan(8);
    expect(err).toContain('cut off at the token limit');
  });

  it('puts what is piped in where the dash is', async () => {
    const piped = await chat(['Repeat', 'after', 'me:', '-'], { stdin: 'a lighthouse\n' });
    const written = await chat(['Repeat after me:\n\na lighthouse']);
    expect(piped.out).toBe(written.out);
  });

  it.each([
    [['  '], '', 'No prompt given'],
    [[], ' \n', 'No prompt given'],
    [['Hi', '--top-p', '2'], '', '--top-p must be a number from 0 to 1, not "2".'],
    [['Hi', '-t', '9'], '', '--temperature must be a number from 0 to 2, not "9".'],
    [['Hi', '--max-tokens', '0'], '', '--max-tokens must be an integer of at least 1, not "0".'],
    [['Hi', '--provider', 'grok'], '', 'groq'],
  ])('refuses %j with exit code 2 before anything is sent', async (args, stdin, message) => {
    const { code, err, requests } = await chat(args, { stdin });
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(requests).toEqual([]);
  });

  it('shows status and request id of a refusal with --verbose', async () => {
    const { code, err } = await chat(['Hi', '--verbose'], { env: { HF_TOKEN: 'hf_0123456789invalid' } });
    expect(code).toBe(1);
    expect(err).toContain('status: 401');
    expect(err).toContain('request id: Root=1-');
    expect(err).not.toContain('0123456789invalid');
  });

  it('says that the emulator answers when there is no token', async () => {
    const { code, out, err } = await chat(['Hi'], { env: {}, fetch: globalThis.fetch });
    expect(code).toBe(0);
    expect(out.length).toBeGreaterThan(10);
    expect(err).toMatch(
      /^hubkit: no token is set, so the built-in emulator responds; set HF_TOKEN to use the real service\n$/,
    );
  });

  it('keeps what was written when Ctrl-C comes, leaves the server, and exits with 130', async () => {
    const net = emulatedNet({ tokenMs: 20 });
    const fake = fakeIo({
      stdin: '',
      env: hub,
      fetch: net.fetch,
      onOutput: () => fake.controller.abort(new InterruptError()),
    });
    expect(await main(['chat', 'Tell me a long story about the sea'], fake.io)).toBe(130);
    expect(fake.out()).toMatch(/^\S.*\n$/s);
    expect(fake.err()).toBe('');
    await eventually(() => expect(net.left()).toBe(1));
  });
});

describe('a conversation', () => {
  /** Types lines, each when the prompt for it is there. */
  async function converse(lines: readonly (string | null)[]) {
    const net = emulatedNet();
    const fake = fakeIo({ env: hub, fetch: net.fetch });
    const code = main(['chat'], fake.io);
    for (const [index, line] of lines.entries()) {
      await eventually(() => expect(fake.err().split('> ').length).toBeGreaterThan(index + 1));
      if (line === null) fake.keyboard.end();
      else fake.keyboard.write(`${line}\n`);
    }
    return { code: await code, out: fake.out(), err: fake.err(), requests: net.requests };
  }

  it('remembers what was said, and ends with Ctrl-D', async () => {
    const { code, out } = await converse(['My name is Ada.', 'What is my name?', null]);
    expect(code).toBe(0);
    expect(out.trim().split('\n').at(-1)).toContain('Ada');
  });

  it('forgets it with /new, and ends with /exit', async () => {
    const { code, out, requests } = await converse([
      '/help',
      'My name is Ada.',
      '/new',
      '',
      'What is my name?',
      '/exit',
    ]);
    expect(code).toBe(0);
    expect(requests.filter(({ url }) => url.endsWith('/chat/completions'))).toHaveLength(2);
    expect(out.trim().split('\n').at(-1)).not.toContain('Ada');
  });

  it('reports an unknown command instead of sending it to the model', async () => {
    const { code, err, requests } = await converse(['/quit', '/etc/hosts is a file?', null]);
    expect(code).toBe(0);
    expect(err).toContain('Unknown command /quit. /help lists the commands.');
    expect(requests.filter(({ url }) => url.endsWith('/chat/completions'))).toHaveLength(1);
  });

  it('goes on after an error', async () => {
    const net = emulatedNet();
    let count = 0;
    const fetch: typeof globalThis.fetch = async (input, init) => {
      if (String(input).includes('/chat/completions') && ++count === 1) return new Response('no', { status: 400 });
      return net.fetch(input, init);
    };
    const fake = fakeIo({ env: hub, fetch });
    const code = main(['chat'], fake.io);
    fake.keyboard.write('one\n');
    await eventually(() => expect(fake.err()).toContain('hubkit: '));
    fake.keyboard.write('two\n');
    await eventually(() => expect(fake.out()).not.toBe(''));
    fake.keyboard.end();
    expect(await code).toBe(0);
  });

  it('stops an answer with Ctrl-C and leaves with the next one', async () => {
    const net = emulatedNet({ tokenMs: 20 });
    const fake = fakeIo({ env: hub, fetch: net.fetch, isTerminal: true });
    const code = main(['chat'], fake.io);
    await eventually(() => expect(fake.err()).toContain('> '));
    fake.keyboard.write('Tell me a long story about the sea\r');
    await eventually(() => expect(fake.out().length).toBeGreaterThan(5));
    fake.keyboard.write('\u0003');
    await eventually(() => expect(fake.err()).toContain('stopped'));
    const partial = fake.out();
    fake.keyboard.write('\u0003');
    expect(await code).toBe(130);
    expect(fake.out()).toBe(partial);
    expect(partial.endsWith('\n')).toBe(true);
  });
});
