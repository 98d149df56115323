import { type Code, code, identifier, lines, type Stack } from '@hubkit/code';
import type { MediaResult, Path, SnippetFile } from '../call/snippet-call.ts';

/** Writes a stream while it arrives. Some chunks have no choice, only the number of tokens used. */
export const readChunks = code`
  for await (const chunk of stream) {
      process.stdout.write(chunk.choices[0]?.delta.content ?? "");
  }
`;

/** A value inside of arrays and objects; the keys are names. */
export function accessMember(container: Code, path: Path): Code {
  return path.reduce<Code>(
    (inner, key) => (typeof key === 'number' ? code`${inner}[${key}]` : code`${inner}.${identifier(key)}`),
    container,
  );
}

/** Imports the functions with which a program reads and writes files, if it does. */
export function importFiles({
  reads,
  writes,
}: {
  readonly reads: boolean;
  readonly writes: boolean;
}): Code | undefined {
  const names = [...(reads ? ['readFile'] : []), ...(writes ? ['writeFile'] : [])];
  return names.length === 0 ? undefined : code`import { ${identifier(...names)} } from "node:fs/promises";`;
}

/** Reads files as base64, each into its variable. */
export function readAsBase64(files: readonly SnippetFile[]): Stack {
  return lines(
    ...files.map(({ path, variable: name }) => code`const ${identifier(name)} = await readFile(${path}, "base64");`),
  );
}

/** A file with its media type. */
export function readBlob({ path, type }: SnippetFile): Code {
  return code`new Blob([await readFile(${path})], { type: ${type} })`;
}

/** Writes bytes to the file that a call makes. */
export function writeFile({ path }: Pick<MediaResult, 'path'>, bytes: Code): Stack {
  return lines(code`await writeFile(${path}, ${bytes});`, code`console.log(${`Saved ${path}`});`);
}
