import type { HelpConfiguration } from 'commander';
import pico from 'picocolors';
import type { Example } from './command.ts';

// Always coloured: commander strips the colours again where the stream should have none.
const { bold, cyan, dim } = pico.createColors(true);

/** How all help texts look. */
export const helpStyle: HelpConfiguration = {
  sortSubcommands: false,
  showGlobalOptions: false,
  styleTitle: (text) => bold(text),
  styleOptionTerm: (text) => cyan(text),
  styleSubcommandTerm: (text) => cyan(text),
  styleArgumentTerm: (text) => cyan(text),
};

/** What stands below the list of commands. */
export const afterRoot = `
${bold('Environment:')}
  HF_TOKEN             a token of the hub: models are reached through its router
  <PROVIDER>_API_KEY   a provider's own key, such as GROQ_API_KEY or FAL_KEY: it is called directly
  ENDPOINT_API_KEY     the key for the server that --endpoint names
  NO_COLOR, FORCE_COLOR  turn colours off or on
  With no token at all, an emulator inside the command answers: nothing leaves this machine.

${bold('Exit codes:')}
  0  done    1  failed    2  called in a wrong way    130  interrupted

${bold('Examples:')}
  ${dim('$')} hubkit chat "Why is the sky blue?"
  ${dim('$')} hubkit run text-to-image "A lighthouse at dawn" --output dawn.png
  ${dim('$')} hubkit chat --help`;

/** The examples below a command's options. */
export function afterCommand(examples: readonly Example[]): string {
  const lines = examples.map(({ line, about }) => `  ${dim(`# ${about}`)}\n  ${dim('$')} ${line}`);
  return lines.length === 0 ? '' : `\n${bold('Examples:')}\n${lines.join('\n')}`;
}
