import type { Modality } from '@hubkit/catalog';

/** Line drawings of one family, 24 units wide. They show the output of a task, or its action. */
const GLYPHS = {
  answer: 'M4 5h16v11H11l-4 4v-4H4zM10 9.2a2 2 0 1 1 2.6 1.9c-.4.2-.6.5-.6.9M12 13.9v.1',
  audio: 'M3 12h2M7.5 8v8M12 4.5v15M16.5 8v8M19 12h2',
  box: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M9 9h6v6H9z',
  blank: 'M4 8h6M4 16h16M14 4.5h6v7h-6zM4 12h6',
  chart: 'M4 4v16h16M8 15l3.5-4 3 2.5L20 7',
  chat: 'M3.5 5h12v8.5H9L6 16.5v-3H3.5zM9.5 17h6l3 3v-3h2V8.5H19',
  choice: 'M4.5 6.5h2v2h-2zM4.5 15.5h2v2h-2zM10 7.5h10M10 16.5h10',
  cube: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  depth: 'M3 19L9.5 9l4 6 2-3L21 19zM4 5h16M7 8.2h4M14 8.2h3',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  find: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21M8 9h5M8 12h3',
  graph:
    'M6 6.5a2 2 0 1 0 .1 0zM18 4.5a2 2 0 1 0 .1 0zM17 17a2 2 0 1 0 .1 0zM6 15.500a2 2 0 1 0 .1 0zM8 8l8-1.500M7.800 9.500l8 8.500M8 17.500l7 1.200M18 8.500l-.700 8.500M6 10.500v5',
  grid: 'M4 4h16v16H4zM4 9.300h16M4 14.700h16M9.300 4v16M14.700 4v16',
  keypoints: 'M12 5.500a1.800 1.800 0 1 0 .1 0zM12 9v5M7 10.500l5 .8 5-.8M9 20l3-6 3 6M7 10.500v.1M17 10.500v.1',
  listen: 'M12 3.500a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0v-5a3 3 0 0 0-3-3zM6 11a6 6 0 0 0 12 0M12 17v3.500M9 20.500h6',
  mask: 'M4 4h16v16H4zM4 15c3-5 6-5 8-1.500S17 17 20 10',
  merge: 'M4 5c6 0 6 7 10 7h6M4 19c6 0 6-7 10-7M17 9l3 3-3 3',
  paint: 'M4 5h16v11H4zM8 20h8M4 13l4.500-4 4 3.500 2.500-2L20 14M15.500 8.300v.1',
  pair: 'M3 7h9v10H3zM12 9.500h9v10h-9M5.500 10.500h4M5.500 13.500h4',
  point: 'M5 3l6 16 2.300-6.700L20 10z',
  robot: 'M6 9h12v9H6zM12 9V5.500M12 4.500v.1M9.500 13v.1M14.500 13v.1M3.500 12v3M20.500 12v3M9.500 21v-3M14.500 21v-3',
  shorten: 'M4 5h16M4 9.500h16M4 14h9M4 18.500h5M17 13v7M14 17l3 3 3-3',
  speak: 'M4 10v4h3l5 4V6L7 10zM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a7.800 7.800 0 0 1 0 11',
  table: 'M4 5h16v14H4zM4 10h16M10 5v14M4 14.500h16',
  tag: 'M4 4h8l8.500 8.500-7.500 7.500L4 12zM8.200 8.200v.1',
  tokens: 'M3.500 8h6v5h-6zM12 8h8.500v5H12zM5 16.500h3M13.500 16.500h5.500',
  translate: 'M4 6h9M8.500 4v2M11.500 6c-.8 3.500-3 6-7 8M6 9c1 2 3 4 6 5M13 20l4-9 4 9M14.500 17h5',
  vector: 'M5 5h3v14H5M19 5h-3v14h3M11 9h2M11 12h2M11 15h2',
  video: 'M3.500 6h12v12h-12zM15.500 10.500l5-3v9l-5-3',
  write: 'M4 6h16M4 11h16M4 16h8M15 19.500l.600-2.700 5-5 2 2-5 5z',
} as const;

type Glyph = keyof typeof GLYPHS;

/** Drawings of tasks that the words of the id do not determine. */
const OF_TASK: Readonly<Record<string, Glyph>> = {
  'any-to-any': 'merge',
  'automatic-speech-recognition': 'listen',
  'depth-estimation': 'depth',
  'feature-extraction': 'vector',
  'fill-mask': 'blank',
  'graph-ml': 'graph',
  'image-feature-extraction': 'vector',
  'keypoint-detection': 'keypoints',
  'mask-generation': 'mask',
  'multiple-choice': 'choice',
  'object-detection': 'box',
  'reinforcement-learning': 'point',
  'sentence-similarity': 'pair',
  'table-to-text': 'write',
  'tabular-to-text': 'write',
  'text-ranking': 'choice',
  'text-retrieval': 'find',
  'text-to-audio': 'audio',
  'text-to-speech': 'speak',
  'time-series-forecasting': 'chart',
  'token-classification': 'tokens',
  'unconditional-image-generation': 'paint',
  'visual-document-retrieval': 'find',
  'voice-activity-detection': 'listen',
  'zero-shot-object-detection': 'box',
  robotics: 'robot',
  summarization: 'shorten',
  translation: 'translate',
};

/** Words of ids, the first that fits. */
const BY_WORD: readonly (readonly [word: RegExp, glyph: Glyph])[] = [
  [/segmentation/, 'mask'],
  [/document/, 'document'],
  [/table-question/, 'table'],
  [/question-answering/, 'answer'],
  [/classification/, 'tag'],
  [/regression/, 'chart'],
  [/to-3d$/, 'cube'],
  [/to-video$/, 'video'],
  [/to-image$/, 'paint'],
  [/to-audio$/, 'audio'],
  [/(?:audio|image|video)-text-to-text/, 'chat'],
  [/to-text$|generation/, 'write'],
];

const BY_MODALITY: Readonly<Record<Modality, Glyph>> = {
  multimodal: 'merge',
  nlp: 'write',
  cv: 'paint',
  audio: 'audio',
  tabular: 'grid',
  rl: 'point',
  other: 'choice',
};

/** Returns the drawing of a task as the data of a path. */
export function findGlyph(task: string, modality: Modality): string {
  const glyph = OF_TASK[task] ?? BY_WORD.find(([word]) => word.test(task))?.[1] ?? BY_MODALITY[modality];
  return GLYPHS[glyph];
}
