import { type Code, code, identifier, lines, paragraphs, type Stack } from '@hubkit/code';
import type { JobCall } from '../../call/snippet-call.ts';
import { headersWithoutType } from '../../call/wire-request.ts';
import type { ShapePrinter } from '../../define-client.ts';
import { itemOf } from '../../languages/python.ts';
import { save } from './save.ts';
import { hasBase64, head, send } from './send.ts';

export const job: ShapePrinter<JobCall> = (call) => {
  const { request, polling, result } = call;
  const { id, variable, url, resultUrl } = polling;
  const hasSameHeaders = sameNames(polling.headers, headersWithoutType(request));
  const headers = hasSameHeaders ? code`headers` : code`poll_headers`;
  return paragraphs(
    head(call, request, { base64: hasBase64(call, request), time: true }),
    send(call, request),
    lines(
      code`${identifier(variable)} = ${itemOf(code`response.json()`, id)}`,
      !polling.isAddress && code`status_url = ${url}`,
      !hasSameHeaders && code`poll_headers = ${polling.headers}`,
    ),
    wait(polling, code`requests.get(${polling.isAddress ? url : code`status_url`}, headers=${headers})`),
    resultUrl === undefined ? undefined : get(code`requests.get(${resultUrl}, headers=${headers})`),
    result ? save(result, code`response.json()`) : code`print(response.json())`,
  );
};

/** Polls the state of the job until it is done. The last response stays in the variable `response`. */
function wait({ status, done, failed, intervalSeconds }: JobCall['polling'], request: Code): Code {
  return code`
    while True:
        ${get(request)}
        status = ${itemOf(code`response.json()`, status)}
        if status in ${done}:
            break
        if status in ${failed}:
            raise RuntimeError(f"The job ended with {status}: {response.text}")
        time.sleep(${intervalSeconds})
  `;
}

function get(request: Code): Stack {
  return lines(code`response = ${request}`, code`response.raise_for_status()`);
}

function sameNames(left: object, right: object): boolean {
  return Object.keys(left).sort().join() === Object.keys(right).sort().join();
}
