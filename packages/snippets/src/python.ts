import { type Code, code, lines, type Stack, usesEnv, type Value } from '@hubkit/code';

/** The imports of a program, with `os` where it reads a variable. */
export function pythonImports(key: Value, ...imports: ReadonlyArray<Code>): Stack {
  return lines(usesEnv(key) && code`import os`, ...imports);
}

/** Prints the message of an answer. */
export const readCompletion = code`print(completion.choices[0].message)`;

/** Prints a stream while it arrives. Some pieces carry no choice, only the number of tokens used. */
export const readStream = code`
  for chunk in stream:
      if chunk.choices:
          print(chunk.choices[0].delta.content or "", end="", flush=True)
`;
