import type { ResultViewProps } from '../result-view/result-view.tsx';
import type { TaskArguments } from './form-field.ts';

/** The parts of a result that depend on its task. */
export interface ResultPresentation extends Pick<ResultViewProps, 'value' | 'kind' | 'names'> {
  /** Text above the result. */
  readonly lead?: string;
}

/** Decides how to show the result of a call. Bare numbers are shown next to their inputs. */
export function presentResult(task: string, args: TaskArguments, output: unknown): ResultPresentation {
  const inputs = toFields(args.inputs);
  const found = toFields(output);
  switch (task) {
    case 'conversational':
      return { value: readAnswer(output) ?? output };
    case 'question-answering':
    case 'document-question-answering':
      return { value: Array.isArray(output) ? output.map(withAnswer) : withAnswer(output) };
    case 'feature-extraction':
      return { value: output, kind: 'embeddings' };
    // An empty list says nothing of its kind.
    case 'object-detection':
      return { value: output, kind: 'boxes' };
    case 'text-ranking':
      return {
        value: Array.isArray(output) ? output.map((item) => withText(item, filterTexts(inputs.texts))) : output,
      };
    case 'sentence-similarity':
      return { value: output, kind: 'similarity', names: filterTexts(inputs.sentences) };
    case 'table-question-answering':
      if (!Array.isArray(found.coordinates)) break;
      return {
        value: { table: inputs.table, coordinates: found.coordinates },
        kind: 'table',
        ...(typeof found.answer === 'string' && { lead: found.answer }),
      };
    case 'tabular-classification':
    case 'tabular-regression':
      if (!Array.isArray(output)) break;
      return { value: { ...toFields(inputs.data), Prediction: output }, kind: 'table' };
    default:
  }
  return { value: output };
}

/** Models that may leave a question open return an empty text with a score. */
function withAnswer(item: unknown): unknown {
  const fields = toFields(item);
  return fields.answer === '' ? { ...fields, answer: 'No answer found' } : item;
}

/** Services return the number of a text. */
function withText(item: unknown, texts: readonly string[]): unknown {
  const { index, score } = toFields(item);
  const label = typeof index === 'number' ? texts[index] : undefined;
  return label === undefined ? item : { label, score };
}

/** The text of a chat's first answer. */
function readAnswer(completion: unknown): string | undefined {
  const [first] = Object.values(toFields(toFields(completion).choices));
  const { content } = toFields(toFields(first).message);
  return typeof content === 'string' ? content : undefined;
}

function toFields(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value);
}

function filterTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
