import { type Code, code, identifier, lines, paragraphs, type Stack, type Value } from '@hubkit/code';
import type { JobCall } from '../../call/snippet-call.ts';
import type { ShapePrinter } from '../../define-client.ts';
import { memberOf } from '../../languages/javascript.ts';
import { save } from './save.ts';
import { checked, send } from './send.ts';

export const job: ShapePrinter<JobCall> = (call) => {
  const { request, polling, result } = call;
  const { id, variable, url, resultUrl, headers, isAddress } = polling;
  const last = resultUrl === undefined ? code`state` : code`finished`;
  return paragraphs(
    send(call, request, { writes: result !== undefined }),
    lines(
      code`const ${identifier(variable)} = ${memberOf(code`(await response.json())`, id)};`,
      !isAddress && code`const statusUrl = ${url};`,
      code`const poll = { headers: ${headers} };`,
    ),
    wait(polling, isAddress ? url : code`statusUrl`),
    resultUrl === undefined ? undefined : lines(code`const finished = ${get(resultUrl)};`, checked('finished')),
    result ? save(result, last) : code`console.log(await ${last}.json());`,
  );
};

/** Polls the state of the job until it is done. The last response stays in the variable `state`. */
function wait({ status, done, failed, intervalSeconds }: JobCall['polling'], url: Value): Stack {
  return lines(
    code`let state;`,
    code`
      while (true) {
          state = ${get(url)};
          ${checked('state')}
          const status = ${memberOf(code`(await state.clone().json())`, status)};
          if (${done}.includes(status)) break;
          if (${failed}.includes(status)) {
              throw new Error(\`The job ended with \${status}: \${await state.text()}\`);
          }
          await new Promise((resolve) => setTimeout(resolve, ${intervalSeconds * 1000}));
      }
    `,
  );
}

function get(url: Value): Code {
  return code`await fetch(${url}, poll)`;
}
