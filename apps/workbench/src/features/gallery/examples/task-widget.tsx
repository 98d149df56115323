import { TaskWidget } from '@hubkit/react/task-widget';
import '@hubkit/react/task-widget.css';

/** Finds the words of two lists. In a page, `{ api: '/api/ai' }` takes its place. */
const client = {
  async textClassification({ inputs }: { inputs: string }) {
    if (inputs.includes('error')) throw new Error('The text holds the word "error". Take it out, and run again.');
    const count = (words: RegExp) => inputs.match(words)?.length ?? 0;
    const good = 1 + count(/\b(love|great|fine|good)\b/gi);
    const bad = 1 + count(/\b(hate|awful|broken|bad)\b/gi);
    return [
      { label: 'positive', score: good / (good + bad) },
      { label: 'negative', score: bad / (good + bad) },
    ].sort((a, b) => b.score - a.score);
  },
};

/** As the front matter of a model card has them. */
const examples = [
  { example_title: 'A view', text: 'I love the view from up here.', output: [{ label: 'positive', score: 0.98 }] },
  { example_title: 'A lamp', text: 'The lamp arrived broken.', output: [{ label: 'negative', score: 0.97 }] },
];

export function Example() {
  return <TaskWidget task="text-classification" service={{ client }} examples={examples} />;
}
