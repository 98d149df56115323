import { ResultView } from '@hubkit/react/result-view';
import '@hubkit/react/result-view.css';

const value = [
  { label: 'tabby cat', score: 0.87 },
  { label: 'tiger cat', score: 0.11 },
  { label: 'lynx', score: 0.004 },
];

export function Example() {
  return <ResultView value={value} label="What is in the image" />;
}
