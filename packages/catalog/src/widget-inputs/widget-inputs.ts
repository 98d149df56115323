import { ar, bn, dv, fa, mn, si, zh } from './asia.ts';
import type { WidgetInputs } from './define-widget-inputs.ts';
import { de, en, es, fr, it, ru, uk } from './europe.ts';

/** An example input: a text, or an object with the fields that the task needs. */
export type DefaultWidgetInput = NonNullable<WidgetInputs[keyof WidgetInputs]>[number];

/** Example inputs by language and task, as widgets offer them. */
export const DEFAULT_WIDGET_INPUTS = { ar, bn, de, dv, en, es, fa, fr, it, mn, ru, si, uk, zh };

/** `DEFAULT_WIDGET_INPUTS` as a map of language codes to maps of tasks. */
export const MAPPING_DEFAULT_WIDGET = /* @__PURE__ */ widgetMap(DEFAULT_WIDGET_INPUTS);

/** Turns the examples of all languages into a map of maps. */
function widgetMap(
  languages: Readonly<Record<string, WidgetInputs>>,
): ReadonlyMap<string, ReadonlyMap<string, readonly DefaultWidgetInput[]>> {
  return new Map(Object.entries(languages).map(([language, inputs]) => [language, new Map(Object.entries(inputs))]));
}
