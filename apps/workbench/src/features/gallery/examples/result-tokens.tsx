import { ResultView } from '@hubkit/react/result-view';
import '@hubkit/react/result-view.css';

const value = {
  text: 'Nora lives in Lisbon.',
  tokens: [
    { word: 'Nora', entity_group: 'PER', score: 0.99, start: 0, end: 4 },
    { word: 'Lisbon', entity_group: 'LOC', score: 0.98, start: 14, end: 20 },
  ],
};

export function Example() {
  return <ResultView value={value} kind="tokens" label="Names in a text" />;
}
