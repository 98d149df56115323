import type { Turn } from '@hubkit/react/chat-panel';
import { useEffect, useMemo, useState } from 'react';
import { useStorage } from '../../../database/storage-context.tsx';
import { formatCost } from '../../../run/cost.ts';
import { duration } from '../../../run/format-facts.ts';
import { ProviderTile } from '../../../services/provider-tile.tsx';
import { useModelFacts } from '../../../services/use-model-options.ts';
import { follow } from '../../../state/follow.ts';
import { Facts } from '../../../ui/facts.tsx';
import { counted } from '../../../ui/format-count.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { useChatState } from '../chat-context.ts';
import { allTurns } from '../conversation/conversation.ts';
import { readTurns } from '../conversation/read-turns.ts';
import { chatNumbers, speedOverTime } from './chat-numbers.ts';
import styles from './chat-numbers-view.module.css';
import { SpeedCurves } from './speed-curves.tsx';

type Scope = 'chat' | 'all';

/** Cost, tokens and speed by provider, of the chat or of all chats of this browser. */
export function ChatNumbersView() {
  const [scope, setScope] = useState<Scope>('chat');
  return (
    <div className={`stack ${styles.numbers}`}>
      <SegmentedControl
        label="Numbers of"
        value={scope}
        items={[
          ['chat', 'This chat'],
          ['all', 'All chats'],
        ]}
        onChange={setScope}
      />
      <Numbers turns={useTurns(scope)} />
    </div>
  );
}

/** Returns the turns of the chat, or of all chats as they were stored when this was asked for, with those of the chat. */
function useTurns(scope: Scope): readonly Turn[] {
  const storage = useStorage();
  const trees = useChatState((state) => state.trees);
  const turns = useMemo(() => allTurns({ trees }), [trees]);
  const [stored, setStored] = useState<readonly Turn[]>([]);
  useEffect(() => {
    if (scope === 'all') return follow(storage.list('turns'), (entries) => setStored(readTurns(entries)));
  }, [storage, scope]);
  return useMemo(
    () => (scope === 'all' ? [...new Map([...stored, ...turns].map((turn) => [turn.id, turn])).values()] : turns),
    [scope, stored, turns],
  );
}

function Numbers({ turns }: { readonly turns: readonly Turn[] }) {
  const facts = useModelFacts('conversational');
  const histories = useMemo(() => speedOverTime(turns), [turns]);
  const { answers, inputTokens, outputTokens, cost, withoutPrice, providers } = chatNumbers(turns, facts);
  if (answers === 0) return <p className="quiet">Numbers appear here with the first answer.</p>;
  const fastest = Math.max(...providers.map(({ tokensPerSecond = 0 }) => tokensPerSecond));
  const slowest = Math.max(...providers.map(({ firstTokenMs = 0 }) => firstTokenMs));
  return (
    <>
      <Facts
        facts={[
          ['Cost', cost === undefined ? 'Not known' : formatCost(cost)],
          ['Tokens', `${inputTokens} in, ${outputTokens} out`],
          ['Answers', String(answers)],
        ]}
        look="rows"
      />
      {cost !== undefined && withoutPrice > 0 && (
        <p className="quiet">{`${counted(withoutPrice, 'answer')} without a known price.`}</p>
      )}
      <table className={styles.speeds}>
        <caption className="visually-hidden">Median speed by provider</caption>
        <thead>
          <tr>
            <th scope="col">Provider</th>
            <th scope="col">First token</th>
            <th scope="col">Tokens/s</th>
          </tr>
        </thead>
        <tbody>
          {providers.map(({ provider, firstTokenMs, tokensPerSecond }) => (
            <tr key={provider}>
              <th scope="row" title={provider}>
                <ProviderTile id={provider} />
              </th>
              <td>
                {firstTokenMs === undefined ? '–' : duration(firstTokenMs)}
                <meter min={0} max={slowest || 1} value={firstTokenMs ?? 0} aria-hidden="true" />
              </td>
              <td>
                {tokensPerSecond === undefined ? '–' : Math.round(tokensPerSecond)}
                <meter min={0} max={fastest || 1} value={tokensPerSecond ?? 0} aria-hidden="true" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {histories.length > 0 && <SpeedCurves histories={histories} />}
    </>
  );
}
