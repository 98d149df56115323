import { type ReactNode, useMemo, useState } from 'react';
import { HubProvider, useHub } from '../../../services/hub-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { LazyPart, latePart } from '../../../ui/lazy-part.tsx';
import { SCROLL_REGION } from '../../../ui/scroll-region.ts';
import { useChatState } from '../chat-context.ts';
import { findColumn, getLetter } from '../conversation/columns.ts';
import { isAnswering, isEmpty, pathIn } from '../conversation/conversation.ts';
import { exchangeRows } from '../conversation/exchanges.ts';
import { EmptyChat } from '../messages/empty-chat.tsx';
import { MessagePath } from '../messages/message-path.tsx';
import { useNearness } from '../messages/use-nearness.ts';
import { useReadingPlace } from '../messages/use-reading-place.ts';
import type { SettingsControl } from '../use-panel.ts';
import { useBestAnswers } from './best-answers.ts';
import { ColumnHead } from './column-head.tsx';
import styles from './columns.module.css';
import type { Comparison } from './use-comparison.ts';

const ColumnTabs = latePart(async () => (await import('./column-tabs.tsx')).ColumnTabs);

interface ColumnsViewProps {
  readonly comparison: Comparison;
  readonly settings: SettingsControl;
  readonly onSuggest: (text: string) => void;
  readonly focusComposer: () => void;
}

/**
 * The messages of the chat. Models side by side have one question above their answers, and scroll as one; on a narrow page they are
 * shown one at a time, behind tabs with their progress.
 */
export function ColumnsView({ comparison, settings, onSuggest, focusComposer }: ColumnsViewProps) {
  const id = useChatState((state) => state.id);
  const columns = useChatState((state) => state.columns);
  const trees = useChatState((state) => state.trees);
  const isGrowing = useChatState(isAnswering);
  const hasMessages = useChatState((state) => !isEmpty(state));
  const hub = useHub();
  const nearness = useNearness();
  const [chosen, setChosen] = useState('');
  const paths = useMemo(() => columns.map((column) => pathIn({ trees }, column.id)), [columns, trees]);
  const question = paths[0]?.findLast(({ role }) => role === 'user')?.id;
  const { area, content, isAtEnd, goToEnd } = useReadingPlace({ chat: id, question, isGrowing });
  const isComparing = columns.length > 1;
  const rows = isComparing ? exchangeRows(paths) : undefined;
  const best = useBestAnswers();
  const base = comparison.marksDifferences && isComparing ? findColumn({ columns }, comparison.base).id : undefined;
  const shown = columns.find((column) => column.id === chosen) ?? columns[0];
  /** The frame of a column: its head and its messages take places of the one grid. */
  const frame = (column: string, place: number, children: ReactNode) =>
    isComparing ? (
      <section className={styles.column} aria-label={`Column ${getLetter(place)}`} data-shown={column === shown?.id}>
        {children}
      </section>
    ) : (
      children
    );
  return (
    <div className={styles.area} data-tabs={(isComparing && comparison.hasTabs) || undefined}>
      <LazyPart>
        {isComparing && comparison.hasTabs && (
          <ColumnTabs comparison={comparison} shown={shown?.id} onShow={setChosen} />
        )}
      </LazyPart>
      <div ref={area} className={styles.scroller} role="log" aria-live="off" aria-label="Messages" {...SCROLL_REGION}>
        <div
          ref={content}
          className={isComparing ? styles.columns : styles.single}
          data-count={columns.length}
          style={isComparing ? { ['--count' as string]: columns.length } : undefined}
        >
          {!isComparing && !hasMessages && <EmptyChat isComparing={false} onSuggest={onSuggest} />}
          {columns.map((column, place) => (
            <HubProvider key={column.id} value={{ ...hub, connection: hub.connection.at(column.service) }}>
              {frame(
                column.id,
                place,
                <>
                  {isComparing && <ColumnHead column={column} letter={getLetter(place)} settings={settings} />}
                  {/* An empty chat loads nothing of what is done with messages. */}
                  {hasMessages && <MessagePath {...{ column, place, rows, best, base, nearness, focusComposer }} />}
                </>,
              )}
            </HubProvider>
          ))}
          {isComparing && !hasMessages && (
            <div className={styles.empty}>
              <EmptyChat isComparing onSuggest={onSuggest} />
            </div>
          )}
        </div>
      </div>
      {!isAtEnd && hasMessages && (
        <Button className={styles.toEnd ?? ''} look="outline" icon="arrowDown" label="Newest" onClick={goToEnd} />
      )}
    </div>
  );
}
