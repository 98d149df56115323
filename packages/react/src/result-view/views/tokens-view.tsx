import { splitTokens } from '../../token-text/split-tokens.ts';
import { TokenText } from '../../token-text/token-text.tsx';
import type { ResultData } from '../result.ts';
import type { ResultLabels } from '../result-labels.ts';
import { ResultTable, scoreCells } from './result-table.tsx';

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
  const cell = scoreCells(tokens);
  return (
    <>
      {text !== undefined && <TokenText parts={splitTokens(text, ranges)} />}
      <ResultTable label={label} columns={[labels.word, labels.label, cell && labels.score]}>
        {tokens.map(({ word, label: name, score }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: words may repeat, and are never moved.
          <tr key={index}>
            <th scope="row">{word}</th>
            <td>{name}</td>
            {cell?.(score)}
          </tr>
        ))}
      </ResultTable>
    </>
  );
}
