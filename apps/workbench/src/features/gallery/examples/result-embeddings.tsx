import { ResultView } from '@hubkit/react/result-view';
import '@hubkit/react/result-view.css';

const names = ['cat', 'kitten', 'dog', 'car', 'lorry'];
const vectors = [
  [0.9, 0.1, 0.2, 0],
  [0.85, 0.2, 0.25, 0.05],
  [0.6, 0.5, 0.1, 0.1],
  [0.1, 0.2, 0.9, 0.4],
  [0.05, 0.1, 0.85, 0.5],
];

export function Example() {
  return <ResultView value={vectors} kind="embeddings" names={names} label="Five words" />;
}
