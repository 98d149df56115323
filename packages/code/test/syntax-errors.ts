import { spawnSync } from 'node:child_process';
import { transformSync } from 'esbuild';

/** A program and its language. */
interface Program {
  readonly language: 'python' | 'js' | 'sh' | 'csharp' | 'text';
  readonly content: string;
}

const pythonScript = `
import ast, json, sys
for number, source in enumerate(json.load(sys.stdin)):
    try:
        ast.parse(source)
    except SyntaxError as error:
        print(f"{number}: {error}")
`;

/** The syntax errors in programs in JavaScript and for the shell; those in Python are left to `pythonSyntaxErrors`, C# is not checked. */
export function syntaxErrors(programs: readonly Program[]): readonly string[] {
  return [
    ...contentsIn('sh', programs).flatMap((content) => run('sh', ['-n'], content)),
    ...contentsIn('js', programs).flatMap(javascriptErrors),
  ];
}

/** Returns the syntax errors that this Python finds in the Python programs. */
export function pythonSyntaxErrors(python: string, programs: readonly Program[]): readonly string[] {
  return run(python, ['-c', pythonScript], JSON.stringify(contentsIn('python', programs)));
}

const contentsIn = (language: Program['language'], programs: readonly Program[]): string[] =>
  programs.filter((program) => program.language === language).map(({ content }) => content);

function javascriptErrors(content: string): readonly string[] {
  try {
    transformSync(content, { loader: 'js', format: 'esm' });
    return [];
  } catch (error) {
    return [String(error)];
  }
}

function run(command: string, args: readonly string[], input: string): readonly string[] {
  const { error, stdout, stderr } = spawnSync(command, args, { input, encoding: 'utf8' });
  if (error) throw new Error(`This test needs ${command}. Install it and try again.`, { cause: error });
  return `${stdout}${stderr}`.split('\n').filter((line) => line !== '');
}
