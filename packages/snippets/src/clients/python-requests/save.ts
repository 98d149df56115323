import { type Code, code, lines, type Stack } from '@hubkit/code';
import type { MediaResult } from '../../call/snippet-call.ts';
import { itemOf, writeFile } from '../../languages/python.ts';

/** Saves the file that a response is, holds or names; `json` is its JSON. */
export function save(result: MediaResult, json: Code): Stack {
  const { at } = result;
  switch (at.form) {
    case 'bytes':
      return writeFile(result, code`response.content`);
    case 'base64':
      return writeFile(result, code`base64.b64decode(${itemOf(json, at.at)})`);
    case 'url':
      return lines(
        code`url = ${itemOf(json, at.at)}`,
        at.mayBeList === true && code`url = url[0] if isinstance(url, list) else url`,
        code`response = requests.get(url)`,
        code`response.raise_for_status()`,
        writeFile(result, code`response.content`),
      );
  }
}
