const CONTROL_OR_SPACE = /[\p{Cc}\s]/u;
const WEB_ADDRESS = /^https?:\/\/[^/]/i;
// Browsers read a second slash or backslash as the start of a host.
const FROM_ROOT = /^\/(?![/\\])/;

/** The address of a page's source when a link may point there: http, https or from the root; otherwise nothing. */
export function safeSource(source: string | undefined): string | undefined {
  const address = source?.trim() ?? '';
  if (CONTROL_OR_SPACE.test(address)) return undefined;
  return WEB_ADDRESS.test(address) || FROM_ROOT.test(address) ? address : undefined;
}
