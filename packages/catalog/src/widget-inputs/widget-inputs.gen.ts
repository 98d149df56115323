// Written by `npm run gen` from the files beside it. Do not edit.
import { widgetMap } from './widget-map.ts';
import { ar } from './ar.ts';
import { bn } from './bn.ts';
import { de } from './de.ts';
import { dv } from './dv.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fa } from './fa.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { mn } from './mn.ts';
import { ru } from './ru.ts';
import { si } from './si.ts';
import { uk } from './uk.ts';
import { zh } from './zh.ts';

/** Example inputs by language and task, as widgets offer them. */
export const DEFAULT_WIDGET_INPUTS = {
  ar,
  bn,
  de,
  dv,
  en,
  es,
  fa,
  fr,
  it,
  mn,
  ru,
  si,
  uk,
  zh,
};

/** `DEFAULT_WIDGET_INPUTS` as a map of language codes to maps of tasks. */
export const MAPPING_DEFAULT_WIDGET = /* @__PURE__ */ widgetMap(DEFAULT_WIDGET_INPUTS);
