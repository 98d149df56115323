import { once } from 'node:events';
import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTerminal, removeHome } from './terminal.ts';
import { root } from './workspace.ts';

const bin = join(root, 'node_modules', '.bin', 'hubkit');
const long = 'Tell me a long story about a lighthouse, its keeper and the sea.';
const CTRL_C = '\u0003';
const CTRL_D = '\u0004';
const UP = '\u001b[A';

let cwd = '';
let terminal: ReturnType<typeof openTerminal> | undefined;
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'hubkit-terminal-'));
});
afterEach(async () => {
  terminal?.kill();
  await removeHome(cwd);
});

/** A command at a terminal. */
function open(line: string, env: Readonly<Record<string, string>> = {}) {
  terminal = openTerminal(line.replace(/^hubkit/, `"${process.execPath}" "${bin}"`), cwd, env);
  return terminal;
}

describe('hubkit at a terminal', () => {
  it('holds a conversation that remembers, until Ctrl-D', async () => {
    const terminal = open('hubkit chat');
    await terminal.shows(/> /);
    terminal.type('My name is Ada\r');
    const at = await terminal.shows(/Ada[\s\S]*\n> /);
    terminal.type('What is my name?\r');
    await terminal.shows(/What is my name\?[\s\S]*Ada[\s\S]*\n> /, at);
    terminal.type(CTRL_D);
    expect(await terminal.ended).toBe(0);
  });

  it('stops an answer with Ctrl-C and goes on, and leaves with a second one at the prompt', async () => {
    const terminal = open('hubkit chat');
    await terminal.shows(/> /);
    terminal.type(`${long}\r`);
    const at = await terminal.shows(/lighthouse[\s\S]*\n[\s\S]*\w{3}/);
    terminal.type(CTRL_C);
    const next = await terminal.shows(/\n> /, at);
    terminal.type('What is 6 times 7?\r');
    await terminal.shows(/42[\s\S]*\n> /, next);
    terminal.type(CTRL_C);
    expect(await terminal.ended).toBe(130);
  });

  it('explains its commands, and says so of unknown ones', async () => {
    const terminal = open('hubkit chat');
    await terminal.shows(/> /);
    terminal.type('/help\r');
    await terminal.shows(/\/model \[id\] +show or change the model/);
    terminal.type('/modle\r');
    await terminal.shows(/Unknown command \/modle\. Did you mean \/model\? \/help lists the commands\./);
    terminal.type('/exit\r');
    expect(await terminal.ended).toBe(0);
  });

  it('recalls lines of an earlier conversation with the arrow', async () => {
    const first = open('hubkit chat');
    await first.shows(/> /);
    first.type('What is 6 times 7?\r');
    await first.shows(/42[\s\S]*\n> /);
    first.type(CTRL_D);
    await first.ended;
    const second = open('hubkit chat');
    await second.shows(/> /);
    second.type(`${UP}\r`);
    await second.shows(/What is 6 times 7\?[\s\S]*42/);
  });

  it('takes several lines, and takes back the last message', async () => {
    const terminal = open('hubkit chat');
    await terminal.shows(/> /);
    terminal.type('/multi\rRepeat after me:\rred and blue\r/end\r');
    const at = await terminal.shows(/\/end\s[\s\S]*red and blue[\s\S]*\n> /);
    terminal.type('/undo\r/undo\r');
    await terminal.shows(/There is nothing to take back/, at);
  });

  it('attaches a file, saves the conversation and continues it tomorrow', async () => {
    await writeFile(join(cwd, 'notes.txt'), 'The code word is heron.');
    const terminal = open('hubkit chat');
    await terminal.shows(/> /);
    terminal.type('/attach notes.txt\rRepeat after me: hello\r');
    await terminal.shows(/hello[\s\S]*hello[\s\S]*\n> /);
    terminal.type('/save talk.md\r');
    await terminal.shows(/saved talk\.md/);
    terminal.type(CTRL_D);
    await terminal.ended;
    expect(await readFile(join(cwd, 'talk.md'), 'utf8')).toContain('heron');
    const later = open('hubkit chats show');
    expect(await later.ended).toBe(0);
    expect(later.text()).toContain('heron');
  });

  it('draws Markdown in colors, and none with NO_COLOR', async () => {
    const line = "hubkit chat 'Repeat after me: **bold** and `code`'";
    const drawn = open(line);
    await drawn.ended;
    expect(drawn.raw()).toContain('\u001b[1mbold\u001b[22m and \u001b[36mcode');
    const plain = open(line, { NO_COLOR: '1' });
    await plain.ended;
    expect(plain.text()).toContain('**bold** and `code`');
  });

  it('makes control characters of an answer visible', async () => {
    const terminal = open('hubkit chat "Repeat after me: \u001b]0;owned\u0007 done"');
    await terminal.ended;
    expect(terminal.raw()).toContain('␛]0;owned');
    expect(terminal.raw()).not.toContain('\u001b]0;owned');
  });

  it('asks for a token without showing it', async () => {
    const terminal = open('hubkit login --no-check');
    await terminal.shows(/Token: /);
    terminal.type('hf_0123456789\r');
    expect(await terminal.ended).toBe(0);
    expect(terminal.text()).not.toContain('hf_0123456789');
    const file = join(cwd, '.cache/huggingface/token');
    expect([await readFile(file, 'utf8'), (await stat(file)).mode & 0o777]).toEqual(['hf_0123456789', 0o600]);
  });

  it('shows the progress of a job while it waits', async () => {
    // Answers only after the line has been shown.
    let finish = () => {};
    const shown = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const server = createServer(async (_, response) => {
      await shown;
      response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: 'Hello!' } }] }));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const terminal = open(`hubkit chat Hi --no-stream --endpoint http://127.0.0.1:${port}/v1`);
    await terminal.shows(/waiting/i).finally(finish);
    expect(await terminal.ended).toBe(0);
    expect(terminal.text()).toContain('Hello!');
    server.close();
  });

  it('shows an image where the terminal can', async () => {
    const terminal = open('hubkit run text-to-image "A lighthouse" -o dawn.png', { TERM_PROGRAM: 'WezTerm' });
    expect(await terminal.ended).toBe(0);
    expect(terminal.raw()).toContain('\u001b]1337;File=inline=1;size=');
    expect(terminal.text()).toContain('dawn.png');
  });

  it('says which tool ran', async () => {
    const terminal = open('hubkit chat "What is 17*23?" --tool calculate');
    expect(await terminal.ended).toBe(0);
    expect(terminal.text()).toMatch(/hubkit: calculate \{"expression":"17\*23"\} → 391[\s\S]*391/);
  });

  it('lets a model call the tools of another hubkit', async () => {
    const server = `mcp:'${process.execPath}' '${bin}' mcp#find_task`;
    const terminal = open(`hubkit chat "Find a task for this wish: is this spam" --tool "${server}"`);
    expect(await terminal.ended).toBe(0);
    expect(terminal.text()).toMatch(/hubkit: tools of [\s\S]* mcp: find_task/);
    expect(terminal.text()).toContain('the id is text-classification');
  });
});
