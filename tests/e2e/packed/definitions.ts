import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../workspace.ts';

/** A name of a package, and the source that defines it. */
interface Defined {
  /** The package, without its scope. */
  readonly name: string;
  readonly exported: string;
  /** The file below `src`. */
  readonly source: string;
}

/** A name of each package that people look up, defined in another file than the entry. */
export const DEFINED: readonly Defined[] = [
  { name: 'ai-sdk', exported: 'createHubkit', source: 'create-hubkit.ts' },
  { name: 'bulk', exported: 'bulk', source: 'bulk.ts' },
  { name: 'catalog', exported: 'LIBRARIES', source: 'libraries/libraries.gen.ts' },
  { name: 'cli', exported: 'main', source: 'main.ts' },
  { name: 'code', exported: 'code', source: 'value.ts' },
  { name: 'emulator', exported: 'startEmulator', source: 'host/start-emulator.ts' },
  { name: 'gateway', exported: 'createGateway', source: 'create-gateway.ts' },
  { name: 'inference', exported: 'InferenceClient', source: 'call/client.ts' },
  { name: 'jinja', exported: 'Template', source: 'tools/formatting-template.ts' },
  { name: 'messages', exported: 'MessageJoiner', source: 'join/message-joiner.ts' },
  { name: 'react', exported: 'Heading', source: 'heading/heading.tsx' },
  { name: 'snippets', exported: 'getInferenceSnippets', source: 'get-inference-snippets.ts' },
  { name: 'task-types', exported: 'TaskId', source: 'task-map.ts' },
];

/**
 * Asks the server that editors use (`tsserver`) for the definitions of names in a program of a consumer. Returns the files, relative
 * to its folder, where the line that is reached has the name.
 */
export async function findDefinitions(folder: string, names: readonly Defined[]): Promise<readonly string[]> {
  // A folder of its own: tsc refuses files beside a tsconfig.json that does not name them.
  const project = join(folder, 'definitions');
  mkdirSync(project, { recursive: true });
  const file = join(project, 'definitions.ts');
  const program = names.map(
    ({ name, exported }) => `import { ${exported} as ${name.replace('-', '_')} } from '@hubkit/${name}';`,
  );
  writeFileSync(file, `${program.join('\n')}\n`);
  const compilerOptions = { module: 'NodeNext', target: 'ES2022', types: [], noEmit: true };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['definitions.ts'] }));
  const server = spawn(process.execPath, [join(root, 'node_modules/typescript-5/lib/tsserver.js')], { cwd: project });
  try {
    const requests = [
      { command: 'open', arguments: { file } },
      ...program.map((_, index) => ({
        command: 'definition',
        arguments: { file, line: index + 1, offset: 'import { '.length + 1 },
      })),
    ];
    for (const [seq, request] of requests.entries())
      server.stdin.write(`${JSON.stringify({ seq, type: 'request', ...request })}\n`);
    const found: string[] = [];
    for await (const line of createInterface({ input: server.stdout })) {
      if (!line.startsWith('{')) continue;
      const { command, body } = JSON.parse(line);
      if (command !== 'definition') continue;
      const { file: reached, start } = body?.[0] ?? {};
      const text = reached === undefined ? '' : readFileSync(reached, 'utf8').split('\n')[start.line - 1];
      const { exported = '' } = names[found.length] ?? {};
      found.push(text?.includes(exported) ? relative(folder, reached) : `${reached} without ${exported}: ${text}`);
      if (found.length === names.length) break;
    }
    return found;
  } finally {
    server.kill();
  }
}
