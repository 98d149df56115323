import type { WidgetInputs } from './define-widget-inputs.ts';

/** An example input: a text, or an object with the fields that the task needs. */
export type DefaultWidgetInput = NonNullable<WidgetInputs[keyof WidgetInputs]>[number];

/** Turns the examples of all languages into a map of maps. */
export function widgetMap(
  languages: Readonly<Record<string, WidgetInputs>>,
): ReadonlyMap<string, ReadonlyMap<string, readonly DefaultWidgetInput[]>> {
  return new Map(Object.entries(languages).map(([language, inputs]) => [language, new Map(Object.entries(inputs))]));
}
