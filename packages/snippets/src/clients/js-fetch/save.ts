import { type Code, code, lines, type Stack } from '@hubkit/code';
import type { MediaResult } from '../../call/snippet-call.ts';
import { memberOf, writeFile } from '../../languages/javascript.ts';
import { checked } from './send.ts';

/** Saves the file that a response is, holds or names. */
export function save(result: MediaResult, response: Code): Stack {
  const { at } = result;
  switch (at.form) {
    case 'bytes':
      return writeFile(result, bytesOf(response));
    case 'base64':
      return lines(
        code`const result = await ${response}.json();`,
        writeFile(result, code`Buffer.from(${memberOf(code`result`, at.at)}, "base64")`),
      );
    case 'url': {
      const url = memberOf(code`result`, at.at);
      return lines(
        code`const result = await ${response}.json();`,
        code`const file = await fetch(${at.mayBeList === true ? code`[${url}].flat()[0]` : url});`,
        checked('file'),
        writeFile(result, bytesOf(code`file`)),
      );
    }
  }
}

function bytesOf(response: Code): Code {
  return code`Buffer.from(await ${response}.arrayBuffer())`;
}
