import { type Code, code, data, env, lines, print, shell, type Text, text, type Value } from '@hubkit/code';
import type { SentRequest } from './sent-requests.ts';

/** Headers whose values are credentials. */
const CREDENTIAL = /^(?:authorization|.*-?key|.*token)$/i;

/** Length in characters of the largest body that a command shows; larger ones are read from a file. */
const LONGEST_BODY = 20_000;

/** Prints a request as a curl command that sends it again. Credentials are variables, and files are to be put beside it. */
export function printCurl({ method, url, headers, body }: SentRequest): string {
  // A poll may have a signature in its query.
  const address = method === 'GET' ? url.replace(/[?#].*/s, '') : url;
  const options = [...headerOptions(headers, body), ...bodyOptions(body)];
  const globs = /[[\]{}]/.test(address) ? code` --globoff` : code``;
  const command = code`curl -X ${method}${globs} ${address}`;
  return print(
    options.length === 0
      ? command
      : code`
          ${command} \\
              ${lines(...options.map((option, at) => (at < options.length - 1 ? code`${option} \\` : option)))}
        `,
    shell,
  ).trimEnd();
}

function headerOptions(headers: SentRequest['headers'], body: SentRequest['body']): readonly Code[] {
  return Object.entries(headers)
    .filter(([name]) => !/^(?:user-agent|content-length)$/i.test(name))
    .filter(([name]) => !(body instanceof FormData && /^content-type$/i.test(name)))
    .map(([name, value]) => code`-H ${CREDENTIAL.test(name) ? credential(name, value) : `${name}: ${value}`}`);
}

/** The header with the variable of its key, after the scheme if it has one. */
function credential(name: string, value: string): Text {
  const [, scheme = '', key = ''] = /^(\w+ )?(.*)$/s.exec(value) ?? [];
  return text`${`${name}: ${scheme}`}${env(key.startsWith('hf_') ? 'HF_TOKEN' : 'API_KEY')}`;
}

function bodyOptions(body: SentRequest['body']): readonly Code[] {
  if (body == null) return [];
  if (typeof body === 'string')
    return [body.length > LONGEST_BODY ? code`-d @request.json` : code`-d ${parseJson(body)}`];
  if (!(body instanceof FormData)) return [code`--data-binary @file`];
  return [...body].map(([name, value]) =>
    typeof value === 'string' ? code`--form-string ${`${name}=${value}`}` : code`-F ${`${name}=@"${value.name}"`}`,
  );
}

/** An object as a value, which the printer lays out; any other text as it is. */
function parseJson(body: string): Value {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? data(value) : body;
  } catch {
    return body;
  }
}
