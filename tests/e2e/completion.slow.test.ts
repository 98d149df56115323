import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findShell } from '../../scripts/shells.mjs';
import { describeWith } from '../support/describe-with.ts';
import { openTerminal, removeHome } from './terminal.ts';
import { root } from './workspace.ts';

const PATH = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;

/** Each shell without the configuration of the user, and where `hubkit completion --help` says to put its line. */
const SHELLS = {
  bash: { start: 'bash --noprofile --rcfile bashrc', file: 'bashrc', text: 'eval "$(hubkit completion bash)"' },
  zsh: { start: 'zsh -d', file: '.zshrc', text: 'eval "$(hubkit completion zsh)"' },
  fish: { start: 'fish', file: '.config/fish/config.fish', text: 'hubkit completion fish | source' },
} as const;

let home = '';
let terminal: ReturnType<typeof openTerminal> | undefined;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'hubkit-completion-'));
  await mkdir(join(home, '.config/fish'), { recursive: true });
});
afterEach(async () => {
  terminal?.kill();
  await removeHome(home);
});

for (const name of ['bash', 'zsh', 'fish'] as const) {
  describeWith(findShell(name), `completion in ${name}`, (program) => {
    const { start, file, text } = SHELLS[name];
    /** Types keys, of which `\t` asks for the rest of a word, and waits until the command that they make has printed. */
    const typed = async (keys: string, shown: RegExp) => {
      await writeFile(join(home, file), `${text}\necho shell is ready\n`);
      const env = { PATH, XDG_CONFIG_HOME: join(home, '.config') };
      terminal = openTerminal(start.replace(name, program), home, env);
      await terminal.shows(/shell is ready/);
      terminal.type(`${keys}\r`);
      await expect(terminal.shows(shown)).resolves.toBeGreaterThan(0);
    };

    it('completes a command and its argument', () => typed('hubkit comp\tfi\t', /function __hubkit_candidates/));

    it('completes an option', () => typed('hubkit tasks --sear\tocr', /image-to-text/));

    it('completes the name of a file where nothing else fits', async () => {
      await writeFile(join(home, 'greeting.jinja'), 'Good morning, {{ name }}!\n');
      await typed('hubkit template render greet\t--set name=Ada', /Good morning, Ada!/);
    });
  });
}
