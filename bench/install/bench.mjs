// `npm run bench -- install`: what a project gets with a client, beside the clients that it may come from: disk, names, hover texts, types.
import { saveResult } from '../folders.mjs';
import { table } from '../table.mjs';
import { CLIENTS } from './clients.mjs';
import { diskBytes } from './disk-bytes.mjs';
import { readExports } from './read-exports.mjs';
import { CHECKS, typeErrors } from './type-errors.mjs';

export async function bench() {
  const measured = {};
  for (const client of CLIENTS) {
    const { names, described, withExample, methods } = readExports(client);
    const errors = Object.fromEntries(CHECKS.map((check) => [check.name, typeErrors(client, check)]));
    measured[client.name] = { bytes: diskBytes(client.packages), names, described, withExample, methods, errors };
  }
  saveResult('install', measured);
  const rows = Object.entries(measured).map(([name, { bytes, names, described, withExample, methods, errors }]) => [
    name,
    `${(bytes / 1e6).toFixed(1)} MB`,
    String(names),
    `${described} of ${methods}`,
    `${withExample} of ${methods}`,
    ...CHECKS.map((check) => String(errors[check.name])),
  ]);
  const head = ['client', 'on disk', 'names', 'described', 'with example', ...CHECKS.map(({ name }) => name)];
  console.log(table([head, ...rows]));
  console.log(
    '\nsums of file sizes, dependencies included; names of the root entry; errors of types, by TypeScript 7 and without skipLibCheck',
  );
}
