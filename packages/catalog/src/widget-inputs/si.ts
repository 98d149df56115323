import { defineWidgetInputs } from './define-widget-inputs.ts';

/** Sinhala */
export const si = defineWidgetInputs({
  translation: ['සිංහල ඉතා ලස්සන භාෂාවකි.', 'මෙම තාක්ෂණය භාවිත කරන ඔබට ස්තූතියි.'],
  'fill-mask': ['මම ගෙදර <mask>.', '<mask> ඉගෙන ගැනීමට ගියාය.'],
});
