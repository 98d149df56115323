import { ResultView } from '@hubkit/react/result-view';
import '@hubkit/react/result-view.css';

export function Example() {
  return <ResultView value={{ error: 'The model is loading', estimated_time: 20 }} kind="labels" />;
}
