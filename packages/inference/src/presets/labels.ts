import { array, looseObject, number, string, union } from 'valibot';

const labels = array(looseObject({ label: string(), score: number() }));

/** A list of labels, or a list with one such list in it. */
export const labelResponse = union([labels, array(labels)]);

/** The list of labels. */
export function flatLabels<Label extends object>(answer: readonly Label[] | readonly Label[][]): Label[] {
  return answer.flat() as Label[];
}
