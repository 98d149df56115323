import { createRequire } from 'node:module';

const { Environment } = createRequire(import.meta.url)('minijinja-js');

export const label = 'minijinja-js';

/** An environment as transformers sets it up, as far as the package can. */
export function makeEnvironment() {
  const environment = new Environment();
  environment.trimBlocks = true;
  environment.lstripBlocks = true;
  environment.enablePyCompat();
  environment.addGlobal('raise_exception', (message) => {
    throw new Error(message);
  });
  environment.addGlobal('strftime_now', (format) =>
    format.replace('%d %b %Y', '26 Jul 2024').replace('%Y-%m-%d', '2024-07-26').replace('%B %d, %Y', 'July 26, 2024'),
  );
  return environment;
}

let number = 0;
const environment = makeEnvironment();

export function compile(source) {
  const name = `t${number++ % 1000}`;
  environment.addTemplate(name, source);
  return (context) => environment.renderTemplate(name, context);
}
