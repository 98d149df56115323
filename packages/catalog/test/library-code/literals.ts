import { spawnSync } from 'node:child_process';
import typescript from 'typescript-5';

/** A program without the contents of its literals, and these. */
export interface Program {
  readonly shape: string;
  readonly literals: readonly string[];
}

const pythonScript = `
import ast, json, sys

class Literals(ast.NodeTransformer):
    def __init__(self):
        self.found = []

    def visit_Constant(self, node):
        if isinstance(node.value, str):
            self.found.append(node.value)
            return ast.Constant("")
        return node

def program(source):
    literals = Literals()
    shape = ast.dump(literals.visit(ast.parse(source)))
    return {"shape": shape, "literals": literals.found}

print(json.dumps([program(source) for source in json.load(sys.stdin)]))
`;

/** Parses programs with this Python, all in one process. */
export function pythonPrograms(python: string, sources: readonly string[]): readonly Program[] {
  return JSON.parse(run(python, ['-X', 'utf8', '-c', pythonScript], JSON.stringify(sources)));
}

const commands = 'brew cd git hf htrflow litert-lm mlagents-load-from-hf openasr pip python uv whisperkit-cli'.split(
  ' ',
);

/** Runs scripts in one bash, in which every command prints its arguments instead. */
export function shellPrograms(sources: readonly string[]): readonly Program[] {
  const functions = commands.map((name) => `${name}() { builtin printf '%s\\0' '${name}' "$@" $'\\1'; }`);
  const script = [...functions, 'PATH=', ...sources.flatMap((source) => [source, "builtin printf '\\2'"])].join('\n');
  const outputs = run('bash', ['--noprofile', '--norc', '-s'], `${script}\n`).split('\x02').slice(0, -1);
  return outputs.map((output) => {
    const calls = output.split('\x01\0').slice(0, -1);
    return {
      shape: calls.map((call) => call.split('\0').length).join(' '),
      literals: calls.flatMap((call) => call.split('\0')),
    };
  });
}

/** Parses JavaScript with TypeScript's parser. */
export function javascriptProgram(source: string): Program {
  const file = typescript.createSourceFile('a.js', source, typescript.ScriptTarget.ES2022, true);
  const literals: string[] = [];
  const shapeOf = (node: typescript.Node): string => {
    if (typescript.isStringLiteralLike(node)) literals.push(node.text);
    const children: string[] = [];
    node.forEachChild((child) => void children.push(shapeOf(child)));
    return children.length === 0 ? String(node.kind) : `${node.kind}(${children.join(' ')})`;
  };
  return { shape: shapeOf(file), literals };
}

/** Takes C# apart: strings end where they are closed. Comments, which end where C# ends lines, are left out. */
export function csharpProgram(source: string): Program {
  const literals: string[] = [];
  const token = /\/\/[^\n\r\u0085\u2028\u2029]*\n?|"(?:[^"\\\n\r\u0085\u2028\u2029]|\\.)*"/g;
  const shape = source.replace(token, (text) => {
    if (!text.startsWith('"')) return '';
    literals.push(text.slice(1, -1));
    return '""';
  });
  return { shape, literals };
}

function run(command: string, args: readonly string[], input: string): string {
  const options = { input, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const { error, status, stdout, stderr } = spawnSync(command, args, options);
  if (error || status !== 0)
    throw new Error(`${command} ended with ${status}: ${stderr.slice(0, 4000)}`, { cause: error });
  return stdout;
}
