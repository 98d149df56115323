import type { ReactNode } from 'react';
import { type Column, letterOf } from '../conversation/columns.ts';
import type { Chat } from '../create-chat.ts';
import { MessageList } from '../messages/message-list.tsx';
import type { SettingsControl } from '../settings/use-settings-panel.ts';
import { ColumnHead } from './column-head.tsx';
import styles from './columns.module.css';
import { MarkLegend } from './mark-legend.tsx';

interface ColumnViewProps {
  readonly chat: Chat;
  readonly column: Column;
  /** Place from the left, from 0. */
  readonly place: number;
  /** True if there are several columns. */
  readonly isOneOfMany: boolean;
  /** False for a column that a narrow page hides behind another. */
  readonly isShown: boolean;
  /** The column that answers are compared with; what differs is marked. @default no marks */
  readonly base: Column | undefined;
  /** Compares the others with this column. */
  readonly onBase: () => void;
  /** Shown while there are no messages. */
  readonly empty: ReactNode;
  readonly settings: SettingsControl;
  readonly focusComposer: () => void;
}

/** The messages of one model, below its name if there are several columns. */
export function ColumnView({ place, isOneOfMany, isShown, settings, base, onBase, ...props }: ColumnViewProps) {
  const list = <MessageList {...props} base={base?.id} place={isOneOfMany ? place : undefined} />;
  if (!isOneOfMany) return list;
  return (
    <section className={styles.column} aria-label={`Column ${letterOf(place)}`} data-shown={isShown}>
      <ColumnHead chat={props.chat} column={props.column} letter={letterOf(place)} settings={settings} />
      {base && <MarkLegend chat={props.chat} column={props.column} place={place} base={base} onBase={onBase} />}
      {list}
    </section>
  );
}
