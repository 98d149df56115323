import { cleanToken } from '../contract/credentials.ts';
import type { MediaOptions } from '../contract/options.ts';
import type { OutputType } from '../contract/output-type.ts';
import { isBrowser } from '../transport/context.ts';

/** Every option of a call, a client, a raw request or a job. */
type OptionName = keyof MediaOptions<OutputType> | 'endpointUrl' | 'task';

/** The names of all options. */
export const NAMES: Readonly<Record<OptionName, 1>> = {
  allowKeyInBrowser: 1,
  allowPrivateHosts: 1,
  billTo: 1,
  breaker: 1,
  cache: 1,
  clock: 1,
  endpointUrl: 1,
  endpoints: 1,
  failover: 1,
  fetch: 1,
  headers: 1,
  includeCredentials: 1,
  keepJob: 1,
  limiter: 1,
  localFiles: 1,
  mapping: 1,
  maxBytes: 1,
  onEvent: 1,
  onProgress: 1,
  outputType: 1,
  path: 1,
  query: 1,
  random: 1,
  retry: 1,
  retry_on_error: 1,
  signal: 1,
  task: 1,
  telemetry: 1,
  timeouts: 1,
  webhook: 1,
};

/** Arguments of most chats, which need no look at the names that there are. */
const CHAT_NAMES = new Set(
  'accessToken provider model endpointUrl fallbacks messages max_tokens temperature top_p seed stop n tools tool_choice response_format responseFormat reasoning'.split(
    ' ',
  ),
);

/** Warns of arguments of a chat that look misspelled. Services have arguments of their own, so that unknown ones are sent. */
export function checkChatArguments(args: object, options: MediaOptions<OutputType>, isStream = false): void {
  if (!isStream && 'stream' in args && args.stream === true) warn(options, (code) => code.NO_STREAM);
  for (const name in args) if (!CHAT_NAMES.has(name)) warn(options, (code) => code.unknownArgument(name, NAMES));
}

/** Warns of unknown options, and of provider API keys in a browser: through `onEvent`, and once on the console. */
export function checkOptions(options: MediaOptions<OutputType>, accessToken: string | undefined): void {
  for (const name in options) if (!Object.hasOwn(NAMES, name)) warn(options, (code) => code.unknownOption(name, NAMES));
  if (options.allowKeyInBrowser || !isBrowser() || !('location' in globalThis)) return;
  const token = cleanToken(accessToken);
  if (token && !token.startsWith('hf_')) warn(options, (code) => code.keyInBrowser);
}

/** Resolves once the warnings of all calls so far are given; undefined if there were none. */
export let warnings: Promise<void> | undefined;

function warn(
  { onEvent }: MediaOptions<OutputType>,
  selectText: (code: typeof import('./option-warnings.ts')) => string | undefined,
): void {
  warnings = import('./option-warnings.ts')
    .then((code) => {
      const text = selectText(code);
      if (text) code.warnOnce(text, onEvent);
    })
    // A warning that cannot be loaded is none that could stop a call.
    .catch(() => {});
}
