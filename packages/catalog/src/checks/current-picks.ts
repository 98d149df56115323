import { LICENSES } from '../hub-lists/licenses.ts';
import type { TaskPage } from '../task-definition/define-page.ts';
import type { Check } from './check.ts';

const MODEL_COUNT = { min: 4, max: 8 };

/** A model that is older needs a reason. */
const MAX_AGE_MONTHS = 24;

/** Picks have a date; their models have a month of release, a size and a license. */
export const check: Check = ({ pages }) =>
  [...pages].flatMap(([task, page]) => {
    const { pickedOn } = page;
    return [...problemsOfList(page, pickedOn), ...page.models.flatMap((model) => problemsOfModel(model, pickedOn))].map(
      (problem) => ({ message: `The picks of ${task}: ${problem}.` }),
    );
  });

function problemsOfList({ models, datasets, metrics }: TaskPage, pickedOn: string): readonly string[] {
  return [
    ...(isDay(pickedOn) ? [] : [`"${pickedOn}" is no day, YYYY-MM-DD`]),
    ...(models.length < MODEL_COUNT.min || models.length > MODEL_COUNT.max
      ? [`list ${MODEL_COUNT.min} to ${MODEL_COUNT.max} models, not ${models.length}`]
      : []),
    ...(datasets.length === 0 ? ['list a dataset'] : []),
    ...(metrics.length === 0 ? ['list a metric'] : []),
  ];
}

function problemsOfModel(model: TaskPage['models'][number], pickedOn: string): readonly string[] {
  const { id, released, size, license, whyOld } = model;
  const age = parseMonth(pickedOn) - parseMonth(released);
  return [
    ...(/^\d{4}-(0[1-9]|1[0-2])$/.test(released) ? [] : [`"${released}", the release of ${id}, is no month, YYYY-MM`]),
    ...(age < 0 ? [`${id} was released after it was picked`] : []),
    ...(age > MAX_AGE_MONTHS && !whyOld
      ? [`${id} is ${age} months old: say in \`whyOld\` why it is still listed`]
      : []),
    ...(age <= MAX_AGE_MONTHS && whyOld ? [`${id} is ${age} months old: remove \`whyOld\``] : []),
    ...(isSize(size) ? [] : [`"${size}", the size of ${id}, is not such as 82M, or 117B, 5.1B active`]),
    ...(LICENSES.includes(license) ? [] : [`"${license}", the license of ${id}, is no id of a license on the hub`]),
  ];
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isoDay(new Date(text)) === text;

const isoDay = (date: Date) => (Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10));

const isSize = (text: string) => /^\d+(\.\d+)?[KMBT](, \d+(\.\d+)?[MB] active)?$/.test(text);

/** Months since the year 0. */
function parseMonth(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
}
