export {
  type FailedTemplate,
  type FormatReply,
  type LibraryItem,
  NO_MESSAGE,
  type OutputRanges,
  type RenderedTemplate,
  type RenderReply,
  type SpecialToken,
  type TemplateEngine,
  type TemplateFailure,
  type TemplateFix,
  type TemplateInput,
  type TemplateLibrary,
  type TemplateProblem,
  type TemplateVariable,
  type TextSpan,
  type TrimmedSpan,
} from './engine.ts';
export { TemplateEditor, type TemplateEditorProps } from './template-editor.tsx';
export { DEFAULT_LABELS, type TemplateLabels } from './template-labels.ts';
export type { SpacesShown, TemplateLayout } from './template-layout.ts';
export { TextDiff, type TextDiffProps } from './text-diff.tsx';
export { type TemplateOptions, type TemplateRender, type TemplateState, useTemplate } from './use-template.ts';
