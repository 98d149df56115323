import { defineInput } from '../define-input.ts';

export const translation = defineInput({
  task: 'translation',
  sample: () => 'Меня зовут Нора и я живу в Лиссабоне',
});
