import { type Code, code, lines, type Stack } from '@hubkit/code';
import type { MediaResult } from '../../call/snippet-call.ts';
import { get, jqPath } from './curl.ts';

/** Runs commands in a subshell that exits on the first error; the shell of the user stays open. */
export function inSubshell(...commands: ReadonlyArray<Code | Stack | undefined>): Code {
  return code`
    (
        set -e
        ${lines(...commands)}
    )
  `;
}

/** Saves the file that is in JSON, as base64 or by its URL. */
export function saveFrom({ path, at }: MediaResult, json: Code): Stack {
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
