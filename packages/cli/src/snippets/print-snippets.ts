import { colorsFor } from '../io/colors.ts';
import type { Io } from '../io/io.ts';
import { print } from '../io/print.ts';

/** A snippet and its name. */
export interface NamedSnippet {
  readonly name: string;
  readonly content: string;
  /** The command that installs its dependencies. */
  readonly install?: string | undefined;
}

/** Prints snippets, each under a heading; a single one without, so that the output can be run. */
export async function printSnippets(snippets: readonly NamedSnippet[], io: Io): Promise<void> {
  const [only] = snippets;
  if (only && snippets.length === 1) return print(io, ended(only.content));
  const { bold, dim } = colorsFor(io, io.stdout);
  const texts = snippets.map(({ name, content, install }) => {
    const heading = [bold(`=== ${name} ===`), install !== undefined && dim(`Install: ${install}`)];
    return `${heading.filter(Boolean).join('\n')}\n\n${ended(content)}`;
  });
  return print(io, texts.join('\n'));
}

function ended(content: string): string {
  return content.endsWith('\n') ? content : `${content}\n`;
}
