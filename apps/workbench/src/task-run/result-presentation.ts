import type { ResultViewProps } from '@hubkit/react/result-view';
import type { Run } from '../run/run.ts';
import { isRecord } from './arguments.ts';

/** The parts of a result that depend on its task. */
export interface ResultPresentation extends Pick<ResultViewProps, 'value' | 'kind' | 'names'> {
  /** Text above the result. */
  readonly lead?: string;
}

/** Decides how to show the result of a run. Bare numbers are shown next to their inputs. */
export function presentResult({ spec, text, output }: Pick<Run, 'spec' | 'text' | 'output'>): ResultPresentation {
  if (text !== '') return { value: text };
  const inputs = fieldsOf(spec.args.inputs);
  const found = fieldsOf(output);
  switch (spec.task) {
    case 'question-answering':
    case 'document-question-answering':
      return { value: Array.isArray(output) ? output.map(withAnswer) : withAnswer(output) };
    case 'sentence-similarity':
      return { value: output, kind: 'similarity', names: textsOf(inputs.sentences) };
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
      return { value: { ...fieldsOf(inputs.data), Prediction: output }, kind: 'table' };
    default:
  }
  return { value: output };
}

/** Models that may leave a question open return an empty text with a score. */
function withAnswer(item: unknown): unknown {
  const fields = fieldsOf(item);
  return fields.answer === '' ? { ...fields, answer: 'No answer found' } : item;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
