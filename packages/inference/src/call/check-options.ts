import { cleanToken } from '../contract/credentials.ts';
import type { MediaOptions, OutputType } from '../contract/options.ts';
import { isBrowser } from '../transport/context.ts';

/** Every option of a call, a client, a raw request or a job. */
type OptionName = keyof MediaOptions<OutputType> | 'endpointUrl' | 'task';

const NAMES: Readonly<Record<OptionName, true>> = {
  allowKeyInBrowser: true,
  allowPrivateHosts: true,
  billTo: true,
  breaker: true,
  clock: true,
  endpointUrl: true,
  endpoints: true,
  failover: true,
  fetch: true,
  headers: true,
  includeCredentials: true,
  keepJob: true,
  limiter: true,
  localFiles: true,
  mapping: true,
  maxBytes: true,
  onEvent: true,
  onProgress: true,
  outputType: true,
  path: true,
  query: true,
  random: true,
  retry: true,
  retry_on_error: true,
  signal: true,
  task: true,
  telemetry: true,
  timeouts: true,
};

/** Warns of unknown options, and of provider API keys in a browser: through `onEvent`, and once on the console. */
export function checkOptions(options: MediaOptions<OutputType>, accessToken: string | undefined): void {
  for (const name in options)
    if (!Object.hasOwn(NAMES, name)) warn(options, (code) => code.unknownOption(name, Object.keys(NAMES)));
  if (options.allowKeyInBrowser || !isBrowser() || !('location' in globalThis)) return;
  const token = cleanToken(accessToken);
  if (token && !token.startsWith('hf_')) warn(options, (code) => code.keyInBrowser);
}

function warn(
  { onEvent }: MediaOptions<OutputType>,
  textOf: (code: typeof import('./option-warnings.ts')) => string,
): void {
  // A warning that cannot be loaded is none that could stop a call.
  import('./option-warnings.ts').then((code) => code.warnOnce(textOf(code), onEvent)).catch(() => undefined);
}
