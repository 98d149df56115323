import { array, check, looseObject, number, pipe, string, union } from 'valibot';

/** A label with its score. */
export const label = looseObject({ label: string(), score: number() });

const labels = array(label);

/** A list of labels, or a list with one such list in it: several would be the labels of several texts. */
export const labelResponse = union([
  labels,
  pipe(
    array(labels),
    check((lists) => lists.length === 1, 'expected one list of labels'),
  ),
]);

/** Returns the list of labels. */
export function flatLabels<Label extends object>(response: readonly Label[] | readonly Label[][]): Label[] {
  return response.flat() as Label[];
}
