export { type Projection, projectVectors } from './project-vectors.ts';
export { guessKind, readResult } from './read-result.ts';
export type {
  FoundBox,
  FoundMask,
  FoundToken,
  LabelScore,
  MediaItem,
  Result,
  ResultData,
  ResultKind,
  TableData,
} from './result.ts';
export type { ResultLabels } from './result-labels.ts';
export { ResultView, type ResultViewProps } from './result-view.tsx';
export { useResult } from './use-result.ts';
