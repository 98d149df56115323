import { MODEL_LIBRARIES_UI_ELEMENTS, PIPELINE_DATA, TASKS_DATA } from '@hubkit/catalog';

console.log(PIPELINE_DATA['text-to-image'].name); // Text-to-Image
console.log(TASKS_DATA['text-to-image']?.summary);
const model = {
  id: 'distilbert/distilbert-base-uncased',
  tags: [],
  transformersInfo: { auto_model: 'AutoModelForMaskedLM' },
};
console.log(MODEL_LIBRARIES_UI_ELEMENTS.transformers.snippets?.(model)[0]);
