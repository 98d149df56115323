import { defineWidgetInputs } from './define-widget-inputs.ts';

/** Ukrainian */
export const uk = defineWidgetInputs({
  translation: ['Мене звати Оксана, і я живу у Львові.'],
  'fill-mask': ['Мене звати <mask>.'],
});
