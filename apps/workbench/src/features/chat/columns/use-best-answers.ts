import { useMemo } from 'react';
import { getData } from '../../../chat-view/turn-data.ts';
import { costOfRun } from '../../../run/cost.ts';
import { useModelFacts } from '../../../services/use-model-options.ts';
import { useStore } from '../../../state/use-store.ts';
import { pathIn } from '../conversation/conversation.ts';
import { groupExchanges } from '../conversation/exchanges.ts';
import type { Chat } from '../create-chat.ts';
import { type BestAnswers, bestAnswers } from './best-answers.ts';

/** Returns which answers of each exchange were the fastest and the cheapest; [] for one column. */
export function useBestAnswers(chat: Chat): readonly BestAnswers[] {
  const trees = useStore(chat.store, (state) => state.trees);
  const columns = useStore(chat.store, (state) => state.columns);
  const facts = useModelFacts('conversational');
  return useMemo(() => {
    if (columns.length < 2) return [];
    const exchanges = columns.map(({ id }) => groupExchanges(pathIn({ trees }, id).map((turn) => ({ turn }))));
    return (exchanges[0] ?? []).map((_exchange, place) =>
      bestAnswers(
        columns.map(({ id }, index) => {
          const turn = exchanges[index]?.[place]?.at(-1)?.turn;
          const report = turn?.status === 'done' ? getData(turn).report : undefined;
          return { column: id, report, cost: report && costOfRun(report, facts.get(report.model)) };
        }),
      ),
    );
  }, [trees, columns, facts]);
}
