import { formatScore } from '../../score-table/format-score.ts';
import { SCROLL_REGION } from '../../scroll-region/scroll-region.ts';
import { splitTokens } from '../../token-text/split-tokens.ts';
import { TokenText } from '../../token-text/token-text.tsx';
import type { ResultData } from '../result.ts';
import type { ResultLabels } from '../result-labels.ts';

interface TokensViewProps {
  readonly data: ResultData['tokens'];
  readonly label: string;
  readonly labels: ResultLabels;
}

/** Found words: marked in the text where it is known, and as a table. */
export function TokensView({ data: { text, tokens }, label, labels }: TokensViewProps) {
  const ranges = tokens.flatMap(({ start, end, label: name }) =>
    start === undefined || end === undefined ? [] : [{ label: name, start, end }],
  );
  return (
    <>
      {text !== undefined && <TokenText parts={splitTokens(text, ranges)} />}
      <figure className="hubkit-scroll" aria-label={label} {...SCROLL_REGION}>
        <table className="hubkit-table">
          <caption className="hubkit-visually-hidden">{label}</caption>
          <thead>
            <tr>
              <th scope="col">{labels.word}</th>
              <th scope="col">{labels.label}</th>
              <th scope="col">{labels.score}</th>
            </tr>
          </thead>
          <tbody>
            {tokens.map(({ word, label: name, score }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: words may repeat, and are never moved.
              <tr key={index}>
                <th scope="row">{word}</th>
                <td>{name}</td>
                <td className="hubkit-number">{score !== undefined && formatScore(score)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </figure>
    </>
  );
}
