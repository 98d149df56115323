#!/usr/bin/env node
// A file of its own and not one of dist: npm links commands while it installs, when nothing has been built yet.
import { existsSync } from 'node:fs';

const built = new URL('../dist/bin.js', import.meta.url);
if (existsSync(built)) await import('#bin');
else {
  console.error('create-hubkit: the command has not been built yet; run `npm run build` first.');
  process.exitCode = 1;
}
