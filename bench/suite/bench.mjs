// `npm run bench -- suite`: runs the suite for other engines on each of them, and prints the table of docs/template-engines.md.
// `-- suite --write` writes the table into the page.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findPython, pinned } from '../../scripts/python-env.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const page = at('../../docs/template-engines.md');
const ENGINES = ['hubkit', 'huggingface', 'nunjucks', 'minijinja'];

export async function bench(args) {
  const rows = ENGINES.map((name) => {
    // A process for each: one engine holds the clock still, another one changes the prototypes of arrays.
    const text = execFileSync(process.execPath, [at('run-engine.mjs'), name], {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return JSON.parse(text);
  });
  const { found: python, missing } = findPython(pinned('Jinja2'));
  if (python === undefined) throw new Error(missing);
  const { versions, counts } = JSON.parse(
    execFileSync(python, [at('../../packages/jinja-suite/runners/run.py')], { encoding: 'utf8' }),
  );
  rows.unshift({ label: 'Jinja2', version: `${versions.Jinja2} on Python ${versions.Python}`, counts });
  const table = tableOf(rows, new Date().toISOString().slice(0, 10));
  console.log(table);
  if (args.includes('--write')) {
    const text = readFileSync(page, 'utf8');
    writeFileSync(
      page,
      text.replace(/(<!-- suite -->\n).*(<!-- \/suite -->)/s, (_, start, end) => `${start}${table}\n${end}`),
    );
  }
}

function tableOf(rows, date) {
  const share = (count, of) => `${count.toLocaleString('en')} of ${of.toLocaleString('en')}`;
  const lines = rows.map(({ label, version, counts: { chat, features } }) =>
    [
      `| ${label} | ${version} |`,
      `${share(chat.same, chat.cases)} |`,
      `${share(features.same, features.cases)} |`,
      `${share(chat.message + features.message, chat.errors + features.errors)} |`,
    ].join(' '),
  );
  return [
    `Measured on ${date} with Node ${process.versions.node}:`,
    '',
    '| engine | version | chat templates | features | error messages |',
    '|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}
