// `npm run build`: what is published, and the workbench, into their dist folders. Does nothing where nothing has changed.
import { build, install, PlainError } from './install-and-build.mjs';

try {
  await install();
  await build();
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
}
