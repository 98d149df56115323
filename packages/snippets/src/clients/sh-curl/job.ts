import { type Code, code, identifier, lines } from '@hubkit/code';
import type { JobCall } from '../../call/snippet-call.ts';
import type { ShapePrinter } from '../../define-client.ts';
import { checkedFlags, curl, get, jqPath, readFiles } from './curl.ts';
import { inSubshell, saveFrom } from './save.ts';

export const job: ShapePrinter<JobCall> = (call) => {
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
              ${anyOf(done)}) break ;;
              ${anyOf(failed)}) echo "The job ended with $status: $response" >&2; exit 1 ;;
          esac
          sleep ${intervalSeconds}
      done
    `,
    resultUrl === undefined ? undefined : code`response=$(${get(resultUrl, headers)})`,
    result ? saveFrom(result, json) : lines(code`printf '%s\\n' ${json}`),
  );
};

/** A pattern of the shell for any of these texts. */
function anyOf(texts: readonly string[]): Code {
  return texts.map((text) => code`${text}`).reduce((left, right) => code`${left} | ${right}`);
}
