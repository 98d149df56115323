import type { HelpConfiguration } from 'commander';
import pico from 'picocolors';
import type { AnyCommand, Example } from './command.ts';

// Always with colors: commander strips them for streams without color support.
const { bold, cyan, dim } = pico.createColors(true);

/** The style of all help texts. */
export const helpStyle: HelpConfiguration = {
  sortSubcommands: false,
  showGlobalOptions: false,
  styleTitle: (text) => bold(text),
  styleOptionTerm: (text) => cyan(text),
  styleSubcommandTerm: (text) => cyan(text),
  styleArgumentTerm: (text) => cyan(text),
};

/** The examples above the list of commands. */
export const beforeRoot = `${bold('Examples:')}
  ${dim('$')} hubkit chat "Why is the sky blue?"
  ${dim('$')} hubkit run text-to-image "A lighthouse at dawn" --output dawn.jpg
  ${dim('$')} hubkit chat --help
`;

/** The text below the list of commands. */
export const afterRoot = `
Without a token or key, the built-in emulator answers: nothing leaves this machine.
\`hubkit help environment\` lists variables and files. A program hubkit-<name> in your PATH adds the command <name>.
Exit codes: 0 success, 1 failure, 2 usage error, 130 interrupted.`;

/** The examples above a command's usage. */
export function beforeCommand(examples: readonly Example[]): string {
  const lines = examples.map(({ line, about }) => `  ${dim(`# ${about}`)}\n  ${dim('$')} ${line}`);
  return lines.length === 0 ? '' : `${bold('Examples:')}\n${lines.join('\n')}\n`;
}

/** The text of `-h`: what the command is for, examples, and where the options are. */
export function shortHelp(name: string, { summary, examples, options }: AnyCommand): string {
  const count = Object.keys(options).length;
  const more = count === 0 ? '' : ` lists the ${count === 1 ? 'option' : `${count} options`}`;
  return `${summary}\n\n${beforeCommand(examples)}\n\`hubkit ${name} --help\`${more || ' says more'}.\n`;
}
