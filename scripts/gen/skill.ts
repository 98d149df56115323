import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path/posix';
import { root } from '../registry.ts';

export const path = 'skills/hubkit/SKILL.md';

const INDEX = 'docs/guide/README.md';
const PROGRAM = 'docs/examples/inference-offline.example.ts';
const REPOSITORY = 'https://github.com/hubkit/hubkit/blob/main';

/** Most lines of a skill: agents read all of it before they begin. */
const MOST_LINES = 100;

/** Sections of the index that are for people who know hubkit already. */
const LEFT_OUT = ['Reference'];

const head = (program: string) => `---
name: hubkit
description: Call hosted models from TypeScript (chat, streaming, tools, typed answers, images, speech, embeddings) with @hubkit/inference, and test that code offline with @hubkit/emulator. Use when a project imports @hubkit packages, or needs Hugging Face inference providers, an OpenAI-compatible server, or chat templates.
---

<!-- Written by \`npm run gen\` from ${INDEX}. Do not edit. -->

# hubkit

## Start with the emulator

It needs no token and no network, and responds the same way every time. Write and run the code against it first:

\`\`\`sh
npm install @hubkit/inference @hubkit/emulator
\`\`\`

\`\`\`ts
${program.trimEnd()}
\`\`\`

For real models, leave out \`endpoints\` and pass \`process.env.HF_TOKEN\`. \`npm create hubkit my-app -- --template vite-hono\` creates a project.

## Rules

- Tokens stay on the server. A page calls a gateway: \`createGateway\` of @hubkit/gateway.
- Every error is an \`InferenceError\` with a stable \`code\`; \`hubkit explain CODE\` prints the cause and the fix.
- Retries, timeouts and failover are options of the client. Do not write them again.
- Tests use \`startEmulator()\`: \`answers\` scripts what models say, and \`inject\` makes a request fail.
- Arguments, units and defaults are in the declarations: read those before guessing a name.

## Guide
`;

/** The skill for coding agents: first steps, rules, and the guide's index with absolute addresses. */
export async function write(): Promise<string> {
  const [program, index] = await Promise.all([PROGRAM, INDEX].map((file) => readFile(join(root, file), 'utf8')));
  const sections = (index ?? '').split(/^(?=## )/m).filter((section) => section.startsWith('## '));
  const wanted = sections.filter((section) => !LEFT_OUT.some((title) => section.startsWith(`## ${title}\n`)));
  const lines = `${head(program ?? '')}\n${wanted.flatMap(listPages).join('\n')}`.split('\n');
  if (lines.length > MOST_LINES)
    throw new Error(`${path} has ${lines.length} lines: at most ${MOST_LINES} are allowed.`);
  return `${lines.join('\n')}\n`;
}

/** The entries of a section, one line each, with links that work outside of the repository. */
function listPages(section: string): readonly string[] {
  const entries = section.replaceAll(/\n {2,}/g, ' ').split('\n');
  return entries.filter((line) => line.startsWith('- ')).map(withAddresses);
}

function withAddresses(entry: string): string {
  return entry.replaceAll(
    /\]\((?!https?:)([^)]+)\)/g,
    (_, link: string) => `](${REPOSITORY}/${normalize(join('docs/guide', link))})`,
  );
}
