import { type Code, code, identifier, lines, type Stack, text, type Value } from '@hubkit/code';
import type {
  ChatCall,
  JobCall,
  JsonCall,
  MediaCall,
  MediaResult,
  Path,
  SnippetCall,
  UploadCall,
  WireHeaders,
  WireRequest,
} from '../call/snippet-call.ts';
import { headersWithoutType, requireRequest } from '../call/wire-request.ts';
import { defineClient } from '../define-client.ts';

export const shCurl = defineClient({
  id: 'curl',
  language: 'sh',
  label: 'cURL',
  rank: 10,
  shapes: { chat, json, upload, media, job },
});

export function chat(call: ChatCall): Stack {
  return curl(call, call.request, { flags: call.isStream ? [code`--no-buffer`] : [] });
}

/** The command prints the response as it is. */
export function json(call: JsonCall): Stack {
  return curl(call, requireRequest(call));
}

export function upload(call: UploadCall): Stack {
  return lines(readFiles(call), curl(call, requireRequest(call)));
}

export function media(call: MediaCall): Code | Stack {
  const request = requireRequest(call);
  const { path, at } = call.result;
  if (at.form === 'bytes') {
    const more = [code`--output ${path} && echo ${`Saved ${path}`}`];
    return lines(readFiles(call), curl(call, request, { flags: checkedFlags, more }));
  }
  return inSubshell(
    readFiles(call),
    code`response=$(${curl(call, request, { flags: checkedFlags })})`,
    saveFrom(call.result, code`"$response"`),
  );
}

export function job(call: JobCall): Code {
  const { request, polling, result } = call;
  const { id, variable, url, resultUrl, headers, status, done, failed, intervalSeconds } = polling;
  const json = code`"$response"`;
  return inSubshell(
    readFiles(call),
    code`response=$(${curl(call, request, { flags: checkedFlags })})`,
    code`${identifier(variable)}=$(printf %s ${json} | jq -er ${jqPath(id)})`,
    code`
      while true; do
          response=$(${get(url, headers)})
          status=$(printf %s ${json} | jq -r ${jqPath(status)})
          case "$status" in
              ${joinAlternatives(done)}) break ;;
              ${joinAlternatives(failed)}) echo "The job ended with $status: $response" >&2; exit 1 ;;
          esac
          sleep ${intervalSeconds}
      done
    `,
    resultUrl === undefined ? undefined : code`response=$(${get(resultUrl, headers)})`,
    result ? saveFrom(result, json) : lines(code`printf '%s\\n' ${json}`),
  );
}

/** A pattern of the shell for any of these texts. */
function joinAlternatives(texts: readonly string[]): Code {
  return texts.map((text) => code`${text}`).reduce((left, right) => code`${left} | ${right}`);
}

/** Flags for a program that reads the response: no progress, but errors. */
const checkedFlags: readonly Code[] = [code`--silent`, code`--show-error`];

/** Reads the files that the request has as base64, each into its variable. */
function readFiles({ files, request }: SnippetCall): Stack {
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
function curl({ files }: SnippetCall, request: WireRequest, { flags = [], more = [] }: CurlOptions = {}): Stack {
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
function get(url: Value, headers: WireHeaders = {}): Code {
  const command = spaced([code`curl`, code`--fail-with-body`, ...checkedFlags, ...globFlag(url), code`${url}`]);
  const options = headerOptions(headers);
  if (options.length === 0) return command;
  return code`
    ${command} \\
        ${continued(options)}
  `;
}

/** A filter of jq for a value inside JSON. */
function jqPath(path: Path): string {
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

/** Runs commands in a subshell that exits on the first error; the shell of the user stays open. */
function inSubshell(...commands: ReadonlyArray<Code | Stack | undefined>): Code {
  return code`
    (
        set -e
        ${lines(...commands)}
    )
  `;
}

/** Saves the file that is in JSON, as base64 or by its URL. */
function saveFrom({ path, at }: MediaResult, json: Code): Stack {
  const filter = at.form === 'bytes' ? '.' : jqPath(at.at);
  const first = at.form === 'url' && at.mayBeList === true ? `[${filter}] | flatten | first` : filter;
  return lines(
    at.form === 'base64'
      ? code`printf %s ${json} | jq -er ${first} | base64 --decode > ${path}`
      : code`url=$(printf %s ${json} | jq -er ${first})`,
    at.form === 'url' && code`${get(code`"$url"`)} --output ${path}`,
    code`echo ${`Saved ${path}`}`,
  );
}
