#!/usr/bin/env node
import { processIo } from './io/process-io.ts';
import { main } from './main.ts';

const exitCode = await main(process.argv.slice(2), processIo());
process.exitCode ??= exitCode;
// Everything has been written by now: no idle connection may keep the terminal waiting.
setTimeout(() => process.exit(), 20).unref();
