import { processIo } from './io/process-io.ts';
import { main } from './main.ts';

const exitCode = await main(process.argv.slice(2), processIo());
// Everything has been written and taken by now: no idle connection may keep the terminal waiting.
process.exit(process.exitCode ?? exitCode);
