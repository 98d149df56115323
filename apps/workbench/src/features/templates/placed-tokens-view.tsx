import { Fragment, useMemo } from 'react';
import { counted } from '../../ui/format-count.ts';
import { SCROLL_REGION } from '../../ui/scroll-region.ts';
import { groupTokens, type PlacedTokens, type TokenGroup, type TokenizedOutput } from './place-tokens.ts';
import styles from './tokens-panel.module.css';

interface PlacedTokensViewProps extends TokenizedOutput {
  readonly hasIds: boolean;
}

/** Number of tokens that are shown. */
const MAX_SHOWN = 4000;

/** The tokens of an output, those of each message together with their number. */
export function PlacedTokensView({ reply, ids, placed, hasIds }: PlacedTokensViewProps) {
  const groups = useMemo(() => placed && groupTokens(placed.slice(0, MAX_SHOWN), reply.trace), [placed, reply]);
  const special = useMemo(() => new Set(reply.special.map(({ start }) => start)), [reply]);
  return (
    <>
      <section className={styles.placed} aria-label="Tokens of the output" data-ids={hasIds} {...SCROLL_REGION}>
        {groups ? (
          groups.map((group) => (
            <div key={group.tokens[0]?.start} className={styles.group}>
              <p>
                <strong>{nameGroup(group, reply.roles)}</strong>
                {` ${counted(
                  group.tokens.reduce((sum, token) => sum + token.ids.length, 0),
                  'token',
                )}`}
              </p>
              <div>
                {group.tokens.map((token, index) => (
                  <Token
                    key={token.start}
                    token={token}
                    text={reply.text}
                    kind={special.has(token.start) ? 'special' : index % 2 === 1 ? 'odd' : 'even'}
                  />
                ))}
              </div>
            </div>
          ))
        ) : (
          <p>{`This tokenizer changes the text. Its tokens: ${ids.slice(0, MAX_SHOWN).join(' ')}`}</p>
        )}
      </section>
      {ids.length > MAX_SHOWN && <p>{`The first ${MAX_SHOWN} are shown.`}</p>}
    </>
  );
}

function nameGroup({ message }: TokenGroup, roles: readonly string[]): string {
  if (message === undefined) return 'Template';
  return `Message ${message + 1}${roles[message] ? ` (${roles[message]})` : ''}`;
}

interface TokenProps {
  readonly token: PlacedTokens;
  readonly text: string;
  readonly kind: 'special' | 'odd' | 'even';
}

/** A token above its ids. Lines break behind the tokens that end them. */
function Token({ token: { start, end, ids }, text, kind }: TokenProps) {
  const written = text.slice(start, end);
  return (
    <Fragment>
      <span className={styles.token} data-kind={kind}>
        <span>{written.replaceAll('\n', '↵').replaceAll(' ', '·')}</span>
        <small>{ids.join(' ')}</small>
      </span>
      {written.includes('\n') && <br />}
    </Fragment>
  );
}
