import { defineLibrary } from '../define-library.ts';

export const spanMarker = defineLibrary({
  id: 'span-marker',
  prettyLabel: 'SpanMarker',
  repoName: 'SpanMarkerNER',
  repoUrl: 'https://github.com/tomaarsen/SpanMarkerNER',
  docsUrl: 'https://huggingface.co/docs/hub/span_marker',
  filter: true,
  hostedTasks: ['token-classification'],
});
