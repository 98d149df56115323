import type { ResponsesDialect } from '../contract/adapter.ts';
import { importLazily } from '../contract/import-lazily.ts';

/** Facts of the Responses API of a service. */
interface ResponsesFacts extends Omit<ResponsesDialect, 'wants' | 'route'> {
  /** True for chats that go there unless they say `api: 'chat'`. @default those that say `api: 'responses'` */
  readonly isPreferred?: ResponsesDialect['wants'];
}

/** The Responses API of a service. What reads and writes it is loaded with the first call that wants it. */
export function responsesDialect({ isPreferred, ...facts }: ResponsesFacts): ResponsesDialect {
  return {
    ...facts,
    wants: (args, model) => (args.api === undefined ? isPreferred?.(args, model) === true : args.api !== 'chat'),
    route: async (route, args) => {
      const { responsesRoute } = await importLazily('the Responses API', () => import('../routing/responses-route.ts'));
      return responsesRoute(route, args);
    },
  };
}
