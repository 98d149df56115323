import { describe, expect, it } from 'vitest';
import { emulatedNet } from '../../../test/emulated-net.ts';
import { fakeIo } from '../../../test/fake-io.ts';
import { main } from '../../main.ts';

const question = 'Repeat after me: **bold** and `code`';

async function chat(args: readonly string[], isTerminal: boolean) {
  const env = { HF_TOKEN: 'hf_0123456789', FORCE_COLOR: isTerminal ? '1' : '0' };
  const fake = fakeIo({ stdin: '', env, isTerminal, fetch: emulatedNet().fetch });
  await main(['chat', '--no-log', question, ...args], fake.io);
  return fake.out();
}

describe('Markdown of an answer', () => {
  it('is drawn at a terminal', async () => {
    const out = await chat([], true);
    expect(out).toContain('\u001b[1mbold\u001b[22m and \u001b[36mcode\u001b[39m');
    expect(out).not.toContain('**');
  });

  it.each([
    ['in a pipe', [], false],
    ['with --no-markdown', ['--no-markdown'], true],
  ] as const)('is left as it is %s', async (_, args, isTerminal) => {
    expect(await chat(args, isTerminal)).toContain('**bold** and `code`');
  });
});
