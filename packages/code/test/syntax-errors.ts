import { spawnSync } from 'node:child_process';
import { transformSync } from 'esbuild';

/** A program, and what it is written in. */
interface Program {
  readonly language: 'python' | 'js' | 'sh';
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

/** The syntax errors that the parsers of their languages find in programs; empty if there are none. */
export function syntaxErrors(programs: readonly Program[]): readonly string[] {
  const of = (language: string) =>
    programs.filter((program) => program.language === language).map(({ content }) => content);
  return [
    ...run('python3', ['-c', pythonScript], JSON.stringify(of('python'))),
    ...of('sh').flatMap((content) => run('sh', ['-n'], content)),
    ...of('js').flatMap(javascriptErrors),
  ];
}

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
