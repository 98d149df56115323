import type { HelpConfiguration } from 'commander';
import pico from 'picocolors';
import type { Example } from './command.ts';

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

/** The text below the list of commands. */
export const afterRoot = `
${bold('Environment:')}
  HF_TOKEN             hub token: calls go through the hub's router
  <PROVIDER>_API_KEY   provider API key, such as GROQ_API_KEY or FAL_KEY: calls go directly to the provider
  ENDPOINT_API_KEY     API key for the server given with --endpoint
  NO_COLOR, FORCE_COLOR  disable or enable colors
  Without a token or key, the built-in emulator is used: nothing leaves this machine.

${bold('Exit codes:')}
  0  success    1  failure    2  usage error    130  interrupted

${bold('Examples:')}
  ${dim('$')} hubkit chat "Why is the sky blue?"
  ${dim('$')} hubkit run text-to-image "A lighthouse at dawn" --output dawn.jpg
  ${dim('$')} hubkit chat --help`;

/** The examples below a command's options. */
export function afterCommand(examples: readonly Example[]): string {
  const lines = examples.map(({ line, about }) => `  ${dim(`# ${about}`)}\n  ${dim('$')} ${line}`);
  return lines.length === 0 ? '' : `\n${bold('Examples:')}\n${lines.join('\n')}`;
}
