// `npm run build`: what is published, and the workbench, into their dist folders. Does nothing where nothing has changed.
import { build, install } from './machine.mjs';

await install();
await build();
