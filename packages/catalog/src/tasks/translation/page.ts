import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary: 'Translation converts text from one language into another while keeping its meaning.',
  demo: {
    inputs: [{ type: 'text', label: 'Input', content: 'My name is Nora and I live in Lisbon.' }],
    outputs: [{ type: 'text', label: 'Output', content: 'Ich heiße Nora und wohne in Lissabon.' }],
  },
  ...picks,
  related: ['text-generation', 'summarization', 'automatic-speech-recognition', 'text-to-speech'],
  widgetModels: ['facebook/mbart-large-50-many-to-many-mmt'],
  youtubeId: '1JvfrvZgi6c',
  canonicalId: 'text-generation',
});
