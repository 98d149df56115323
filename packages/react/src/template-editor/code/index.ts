export { createOutputView, type OutputView } from './output-view.ts';
export { createSourceView, type SourceView } from './source-view.ts';
