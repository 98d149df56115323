import { closest } from '@hubkit/task-types/closest';
import type { ModelQuery } from '../../contract/listed-model.ts';
import type { CallOptions } from '../../contract/options.ts';
import { NAMES } from '../check-options.ts';
import { warnOnce } from '../option-warnings.ts';

const MEMBERS: Readonly<Record<keyof ModelQuery, 1>> = {
  accessToken: 1,
  endpointUrl: 1,
  pageSize: 1,
  provider: 1,
  search: 1,
  task: 1,
};

/** Warns of a member that a query for models does not have: an option, which belongs in the second argument, or a misspelled one. */
export function warnOfMember(name: string, { onEvent }: CallOptions): void {
  warnOnce(textFor(name), onEvent);
}

function textFor(name: string): string {
  if (Object.hasOwn(NAMES, name)) {
    return `The option '${name}' has no effect in the query of models. Pass it in the second argument.`;
  }
  const near = closest(name, Object.keys(MEMBERS));
  const advice = near === undefined ? 'It has no effect.' : `Did you mean '${near}'?`;
  return `The query of models has no member '${name.slice(0, 80)}'. ${advice}`;
}
