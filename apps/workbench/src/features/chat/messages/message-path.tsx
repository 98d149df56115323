import { Chat, isOpen, type Turn, textOfTurn, useConversation } from '@hubkit/react/chat-panel';
import { type ComponentProps, type CSSProperties, memo, type ReactElement, useMemo } from 'react';
import messageStyles from '../../../chat-view/message.module.css';
import { MESSAGE_LABELS } from '../../../chat-view/message-labels.ts';
import { MarksContext, MESSAGE_PARTS } from '../../../chat-view/message-parts.tsx';
import { getFailure } from '../../../chat-view/turn-data.ts';
import { useChatState } from '../chat-context.ts';
import type { BestAnswers } from '../columns/best-answers.ts';
import type { Column } from '../conversation/columns.ts';
import { getTree, pathIn } from '../conversation/conversation.ts';
import { counterparts, type ExchangeRow, groupExchanges } from '../conversation/exchanges.ts';
import styles from './message-path.module.css';
import { MessageView } from './message-view.tsx';
import { toElementId, useMessageActions } from './use-message-actions.ts';
import { type Nearness, useIsNear } from './use-nearness.ts';

/** Number of messages at the end that are drawn in full at once. */
const LAST = 8;
/** The first row is that of the heads; grids count from 1. */
const FIRST_ROW = 2;

interface MessagePathProps {
  readonly column: Column;
  /** Place of the column from the left, from 0. */
  readonly place: number;
  /** The rows of a comparison. @default the only column */
  readonly rows: readonly ExchangeRow[] | undefined;
  /** The fastest and the cheapest answer of each exchange of a comparison. */
  readonly best: readonly BestAnswers[];
  /** The column that answers are compared with; what differs is marked. @default no marks */
  readonly base: string | undefined;
  readonly nearness: Nearness;
  readonly focusComposer: () => void;
}

/** The messages of a column, each with its versions. A question that all columns have in common stands once above all answers. */
export function MessagePath({ column, place, rows, best, base, nearness, focusComposer }: MessagePathProps) {
  const trees = useChatState((state) => state.trees);
  const columns = useChatState((state) => state.columns);
  const { tree, head } = getTree({ trees }, column.id);
  const { shown } = useConversation(tree, head);
  const others = useMemo(
    () => (base === undefined ? undefined : counterparts({ trees, columns }, column.id, base)),
    [base, trees, columns, column.id],
  );
  const actions = useMessageActions(column.id, focusComposer);
  const haveAllFailed = columns.length > 1 && columns.every(({ id }) => hasFailed(pathIn({ trees }, id).at(-1)));
  const exchanges = groupExchanges(shown);
  const positions = new Map(shown.map(({ turn }, position) => [turn.id, position]));
  return (
    <Chat.Root
      tree={tree}
      head={head}
      {...actions.chat}
      parts={MESSAGE_PARTS}
      labels={MESSAGE_LABELS}
      render={<ol className={rows ? styles.compared : styles.list} />}
    >
      <MarksContext value={others}>
        {exchanges.flatMap((exchange, number) =>
          exchange.map(({ turn, versions }, step) => {
            const position = positions.get(turn.id) ?? 0;
            const isInLastExchange = number === exchanges.length - 1;
            const { row = 0, isShared } = rows?.[number] ?? {};
            const { fastest, cheapest } = best[number] ?? {};
            return (
              <PathItem
                key={turn.id}
                nearness={nearness}
                isNearAtFirst={position >= shown.length - LAST}
                isInLastExchange={isInLastExchange}
                question={isShared && turn.role === 'user' ? (place === 0 ? 'shared' : 'repeated') : undefined}
                style={rows && { ['--row' as string]: FIRST_ROW + row + step, ['--column' as string]: place + 1 }}
                turn={turn}
                column={column.id}
                model={column.model}
                isCompared={columns.length > 1}
                isFastest={fastest === column.id && step === exchange.length - 1}
                isCheapest={cheapest === column.id && step === exchange.length - 1}
                hasNoAnswer={haveAllFailed && isInLastExchange && turn.role === 'user'}
                actions={actions}
                isLast={position === shown.length - 1}
                versions={versions}
              />
            );
          }),
        )}
      </MarksContext>
    </Chat.Root>
  );
}

interface PathItemProps extends ComponentProps<typeof MessageView> {
  readonly nearness: Nearness;
  /** True for messages that are visible when the chat is opened. */
  readonly isNearAtFirst: boolean;
  /** True for the end of the shown path. */
  readonly isLast: boolean;
  /** True for the last question and what follows it. */
  readonly isInLastExchange: boolean;
  /** A question that all columns have in common: the one that is shown, or one that a narrow page shows with its column. */
  readonly question: 'shared' | 'repeated' | undefined;
  readonly style: CSSProperties | undefined;
}

/** Drawn again for a change of its own, and not with each token of another message. */
const PathItem = memo(function PathItem({
  nearness,
  isNearAtFirst,
  isLast,
  isInLastExchange,
  question,
  style,
  ...message
}: PathItemProps) {
  const [isNear, ref] = useIsNear(nearness, isNearAtFirst);
  return (
    <li
      ref={ref}
      data-exchange={isInLastExchange ? 'last' : undefined}
      data-last={isLast || undefined}
      data-question={question}
      style={style}
    >
      {isNear || isLast || !isFoldable(message.turn) ? (
        <MessageView {...message} />
      ) : (
        drawFolded(message.turn, message.column)
      )}
    </li>
  );
}, isSame);

/** Compares all props, of which `versions` and `style` are made anew each time, by what they hold. */
function isSame(
  { versions, style = {}, ...one }: PathItemProps,
  { versions: otherVersions, style: otherStyle = {}, ...other }: PathItemProps,
): boolean {
  return isEqual(one, other) && isEqual(versions, otherVersions) && isEqual(style, otherStyle);
}

function isEqual(one: object, other: object): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Reflect.get(one, name) === Reflect.get(other, name))
  );
}

const hasFailed = (turn: Turn | undefined) => turn !== undefined && getFailure(turn) !== undefined;

/** Returns true for a message that nobody sees a difference in when it is far out of sight: it is finished, and has nothing to press. */
function isFoldable(turn: Turn): boolean {
  return !isOpen(turn) && !getFailure(turn);
}

/**
 * A message that is far out of sight: its heading and its text, for readers of headings and the search of browsers. In full, each exchange
 * of a long chat holds 50 kB of elements that nobody sees; a component of its own would be another 0.5 kB.
 */
function drawFolded(turn: Turn, column: string): ReactElement {
  return (
    <article
      id={toElementId(column, turn.id)}
      className={`hubkit-chat-message ${messageStyles.message}`}
      data-slot="chat-message"
      data-role={turn.role}
      data-status={turn.status}
      tabIndex={-1}
    >
      <h2 className="visually-hidden">{MESSAGE_LABELS.roles[turn.role]}</h2>
      <p className={messageStyles.plain}>{textOfTurn(turn)}</p>
    </article>
  );
}
