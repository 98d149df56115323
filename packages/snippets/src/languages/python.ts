import { type Code, code, identifier, lines, type Stack, usesEnv, type Value } from '@hubkit/code';
import type { MediaResult, Path, SnippetFile } from '../call/snippet-call.ts';

/** The imports of a program, with `os` where it reads a variable of the environment. */
export function pythonImports(key: Value, ...imports: ReadonlyArray<Code>): Stack {
  return lines(usesEnv(key) && code`import os`, ...imports);
}

/** Prints the message of an answer. */
export const readCompletion = code`print(completion.choices[0].message)`;

/** Prints a stream while it arrives. Some chunks have no choice, only the number of tokens used. */
export const readStream = code`
  for chunk in stream:
      if chunk.choices:
          print(chunk.choices[0].delta.content or "", end="", flush=True)
`;

/** A value inside of lists and dictionaries. */
export function accessItem(container: Code, path: Path): Code {
  return path.reduce<Code>((inner, key) => code`${inner}[${key}]`, container);
}

/** Reads files as base64, each into its variable. */
export function readAsBase64(files: readonly SnippetFile[]): Stack {
  return lines(
    ...files.map(
      ({ path, variable: name }) => code`
        with open(${path}, "rb") as file:
            ${identifier(name)} = base64.b64encode(file.read()).decode()
      `,
    ),
  );
}

/** Writes bytes to the file that a call makes. */
export function writeFile({ path }: Pick<MediaResult, 'path'>, bytes: Code): Stack {
  return lines(
    code`
      with open(${path}, "wb") as file:
          file.write(${bytes})
    `,
    code`print(${`Saved ${path}`})`,
  );
}
