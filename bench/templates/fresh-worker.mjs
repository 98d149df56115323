// `node fresh-worker.mjs <peer> <cases file> <template> <context>`: prints the milliseconds until its 1st, 10th and 100th text.
import { readFileSync } from 'node:fs';
import { flatten } from './flatten.mjs';

const [name, file, template, context] = process.argv.slice(2);
const { templates, contexts } = JSON.parse(readFileSync(file, 'utf8'));
const { source } = templates.find(({ id }) => id === template);
const variables = contexts[context];

const start = performance.now();
const { compile } = await import(`./peers/${name}.mjs`);
const render = compile(source);
const times = [];
let length = 0;
for (const renders of [1, 9, 90]) {
  for (let i = 0; i < renders; i++) length += flatten(render(variables));
  times.push(performance.now() - start);
}
if (length > 0) console.log(JSON.stringify(times));
