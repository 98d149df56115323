import { ResultView } from '@hubkit/react/result-view';
import '@hubkit/react/result-view.css';

const image =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="320" height="200"%3E%3Crect width="320" height="200" fill="%23cde"/%3E%3Ccircle cx="90" cy="110" r="50" fill="%23e90"/%3E%3Crect x="190" y="60" width="90" height="100" fill="%23485"/%3E%3C/svg%3E';
const value = [
  { label: 'ball', score: 0.98, box: { xmin: 40, ymin: 60, xmax: 140, ymax: 160 } },
  { label: 'box', score: 0.91, box: { xmin: 190, ymin: 60, xmax: 280, ymax: 160 } },
];

export function Example() {
  return <ResultView value={value} image={image.replaceAll(' ', '%20')} label="A ball and a box" />;
}
