import { defineLibrary } from '../library-code/define-library.ts';
import { pythonLoader } from '../library-code/python-loader.ts';

export const spanMarker = defineLibrary({
  id: 'span-marker',
  prettyLabel: 'SpanMarker',
  repoName: 'SpanMarkerNER',
  repoUrl: 'https://github.com/tomaarsen/SpanMarkerNER',
  docsUrl: 'https://huggingface.co/docs/hub/span_marker',
  filter: true,
  hostedTasks: ['token-classification'],
  snippets: pythonLoader({ from: 'span_marker', call: 'SpanMarkerModel.from_pretrained' }),
});
