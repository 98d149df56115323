import { fileURLToPath } from 'node:url';
import { main } from './main.ts';

// The same folder from src and from dist.
const templatesFolder = fileURLToPath(new URL('../dist/templates', import.meta.url));
process.exitCode = await main(process.argv.slice(2), { ...process, templatesFolder, cwd: process.cwd() });
