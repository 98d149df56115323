import type { RunSpec } from './run.ts';

/** Environment variable used for the token, so that no command on the page contains a token. */
const TOKEN = '$HF_TOKEN';

/**
 * The failed request as a curl command to reproduce it. The token is a variable; the body is the call's arguments, in the
 * form that most providers take them.
 */
export function curlOf(
  failure: { readonly method?: string; readonly url?: string },
  spec?: Pick<RunSpec, 'model' | 'args'>,
): string {
  const { method = 'GET', url = '' } = failure;
  const body = spec && method !== 'GET' ? JSON.stringify({ model: spec.model, ...spec.args }) : undefined;
  return [
    `curl -X ${method} ${quote(url)}`,
    `  -H "Authorization: Bearer ${TOKEN}"`,
    ...(body ? ["  -H 'Content-Type: application/json'", `  -d ${quote(body)}`] : []),
  ].join(' \\\n');
}

/** Inside single quotes, a shell takes every character literally. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
