import type { TaskPage } from '../task-definition/define-page.ts';
import type { Check } from './check.ts';

/** Share of common word triples from which two descriptions count as copies, from 0 to 1. */
const COPY = 0.7;

interface Sentence {
  readonly where: string;
  /** The id of the described thing. One thing may be described alike on several pages. */
  readonly id: string;
  readonly triples: ReadonlySet<string>;
}

/** No description is a copy of another one with a word or two changed. */
export const check: Check = ({ pages }) => {
  const sentences = [...pages].flatMap(([task, page]) => listSentences(task, page));
  return sentences.flatMap((one, index) =>
    sentences
      .slice(index + 1)
      .filter((other) => other.id !== one.id && similarity(one.triples, other.triples) >= COPY)
      .map((other) => ({
        message: `${one.where} and ${other.where} say nearly the same: write what sets each apart.`,
      })),
  );
};

function listSentences(task: string, page: TaskPage): readonly Sentence[] {
  const { summary, datasets, metrics, models, spaces } = page;
  return [{ id: task, description: summary }, ...datasets, ...metrics, ...models, ...spaces].map(
    ({ id, description }) => ({ where: `${task}, ${id}`, id: id.toLowerCase(), triples: wordTriples(description) }),
  );
}

function wordTriples(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
}

/** The number of common members, divided by the number of all. */
function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((triple) => other.has(triple)).length;
  const all = one.size + other.size - common;
  return all === 0 ? 0 : common / all;
}
