import { processIo } from './io/process-io.ts';
import { main } from './main.ts';

const exitCode = await main(process.argv.slice(2), processIo());
// All output has been flushed by now; an idle connection must not delay the exit.
process.exit(process.exitCode ?? exitCode);
