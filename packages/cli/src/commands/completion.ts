import { defineCommand, optional } from '../command-line/command.ts';
import { EXIT, UsageError } from '../command-line/errors.ts';
import { print } from '../io/print.ts';
import { printJson } from '../listing/print-listing.ts';

const shells = ['bash', 'zsh', 'fish'] as const;

export const completion = defineCommand({
  name: 'completion',
  summary: 'print a script that completes commands in your shell',
  details:
    'Completes commands, options, tasks, providers, libraries, conversations, settings, and the model ids that are known without ' +
    'the network.',
  arguments: { shell: optional('shell', 'bash, zsh or fish') },
  options: {},
  examples: [
    { line: 'eval "$(hubkit completion bash)"', about: 'in ~/.bashrc' },
    { line: 'eval "$(hubkit completion zsh)"', about: 'in ~/.zshrc' },
    {
      line: 'mkdir -p ~/.config/fish/completions && hubkit completion fish > ~/.config/fish/completions/hubkit.fish',
      about: 'once, for fish',
    },
  ],
  async run(args, io) {
    const shell = shells.find((name) => name === args.shell);
    if (args.shell === undefined)
      throw new UsageError('For which shell? hubkit completion bash, hubkit completion zsh or hubkit completion fish.');
    if (shell === undefined)
      throw new UsageError(`There is no completion for ${args.shell}. Available: ${shells.join(', ')}.`);
    const { SCRIPTS } = await import('../completion/scripts.ts');
    if (args.json) await printJson(io, { shell, script: SCRIPTS[shell] });
    else await print(io, SCRIPTS[shell]);
    return EXIT.done;
  },
});
