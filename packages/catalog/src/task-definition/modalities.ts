/** Kinds of data that tasks work on, in the order of lists and menus. */
export const MODALITIES = ['multimodal', 'nlp', 'cv', 'audio', 'tabular', 'rl', 'other'] as const;

/** A group of tasks on the hub, by the kind of data. */
export type Modality = (typeof MODALITIES)[number];

/** The names of the modalities as people read them. */
export const MODALITY_LABELS = {
  multimodal: 'Multimodal',
  nlp: 'Natural Language Processing',
  audio: 'Audio',
  cv: 'Computer Vision',
  rl: 'Reinforcement Learning',
  tabular: 'Tabular',
  other: 'Other',
} satisfies Record<Modality, string>;
