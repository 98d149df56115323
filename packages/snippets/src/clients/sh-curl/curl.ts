import { type Code, code, identifier, lines, type Stack, text, type Value } from '@hubkit/code';
import type { Path, SnippetCall, WireHeaders, WireRequest } from '../../call/snippet-call.ts';
import { headersWithoutType } from '../../call/wire-request.ts';

/** Flags for a program that reads the response: no progress, but errors. */
export const checkedFlags: readonly Code[] = [code`--silent`, code`--show-error`];

/** Reads the files that the request has as base64, each into its variable. */
export function readFiles({ files, request }: SnippetCall): Stack {
  const isInside = request?.body.type === 'json';
  return lines(
    ...(isInside ? files : []).map(
      ({ path, variable: name }) => code`${identifier(name)}=$(base64 < ${path} | tr -d '\\n')`,
    ),
  );
}

/** Further options of the command. */
interface CurlOptions {
  /** Options before the URL. */
  readonly flags?: readonly Code[];
  /** Options after the body. */
  readonly more?: readonly Code[];
}

/** The command that sends the request; a body with files in it is piped, because it may be too long for an argument. */
export function curl({ files }: SnippetCall, request: WireRequest, { flags = [], more = [] }: CurlOptions = {}): Stack {
  const { url, body } = request;
  const isPiped = body.type === 'json' && files.length > 0;
  const headers = body.type === 'form' ? headersWithoutType(request) : request.headers;
  const options = [...headerOptions(headers), ...bodyOptions(request, isPiped), ...more];
  return lines(
    isPiped && code`printf %s ${body.value} |`,
    code`
      ${spaced([code`curl`, code`--fail-with-body`, ...flags, ...globFlag(url), code`${url}`])} \\
          ${continued(options)}
    `,
  );
}

/** The command that gets an address. */
export function get(url: Value, headers: WireHeaders = {}): Code {
  const command = spaced([code`curl`, code`--fail-with-body`, ...checkedFlags, ...globFlag(url), code`${url}`]);
  const options = headerOptions(headers);
  if (options.length === 0) return command;
  return code`
    ${command} \\
        ${continued(options)}
  `;
}

/** A filter of jq for a value inside JSON. */
export function jqPath(path: Path): string {
  return path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
}

/** curl takes brackets and braces in an address for a pattern. */
function globFlag(url: Value): readonly Code[] {
  return typeof url === 'string' && /[[\]{}]/.test(url) ? [code`--globoff`] : [];
}

function headerOptions(headers: WireHeaders): readonly Code[] {
  return Object.entries(headers).map(([name, value]) => code`-H ${text`${name}: ${value}`}`);
}

function bodyOptions({ body }: WireRequest, isPiped: boolean): readonly Code[] {
  switch (body.type) {
    case 'json':
      return [isPiped ? code`--data-binary @-` : code`-d ${body.value}`];
    case 'file':
      return [code`--data-binary ${`@${body.file.path}`}`];
    case 'form':
      return [
        // Unlike -F, it takes a value for nothing but a value.
        ...Object.entries(body.fields).map(([name, value]) => code`--form-string ${`${name}=${value}`}`),
        code`-F ${`${body.name}=@"${body.file.path.replaceAll(/["\\]/g, '\\$&')}";type=${body.file.type}`}`,
      ];
    case 'none':
      return [code`-X POST`];
  }
}

/** Options of a command, one a line. */
function continued(options: readonly Code[]): Stack {
  return lines(...options.map((option, index) => (index < options.length - 1 ? code`${option} \\` : option)));
}

function spaced(words: readonly Code[]): Code {
  return words.reduce((left, right) => code`${left} ${right}`);
}
